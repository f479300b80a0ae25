import { beforeEach } from "vitest";
import { waitPastTheHour } from "./past-the-hour.ts";

beforeEach(() => waitPastTheHour(), 60_000);
