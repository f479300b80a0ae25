/** `npm run simulate`: years of the product in minutes, a world a seed. */
import { parseOptions } from "./options.ts";

// Passwords are hashed cheaply, as in the tests: read once, when the product is loaded.
process.env.FAIRLEAD_TEST_HASHES = "1";
const options = parseOptions(process.argv.slice(2));
const { runSeeds } = await import("./seeds.ts");
process.exitCode = (await runSeeds(options)) ? 0 : 1;
