/** Whether a route's row is tried: each of them, or in `npm test -- --changed` those of routes that the change reaches. */
const reached = process.env.FAIRLEAD_REACHED_ROUTES?.split(" ");

export const isTried = (id: string): boolean => reached?.includes(id) ?? true;
