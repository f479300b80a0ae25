/** "1 seat", "5 seats" */
export const seatWords = (seats: number): string => (seats === 1 ? "1 seat" : `${seats} seats`);
