/** How a 503 of the database is told from other failures, in the Worker and in the browser. */

/** On every such answer, with the kind of trouble. */
export const TROUBLE_HEADER = "X-Database-Trouble";
/** On a page's data that couldn't be read, if the page itself has a copy: the browser loads that instead. */
export const COPY_HEADER = "X-Page-Has-Copy";
