/** The edge build of React's server renderer has the same functions as `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToString } from "react-dom/server";
}
