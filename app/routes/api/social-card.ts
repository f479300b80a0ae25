export const handle = { access: "public" };
export async function loader() {
  throw new Response(null, { status: 404 });
}
