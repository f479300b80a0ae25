/** Differences between states: area codes, time zones, neighbors. */

const areaCodeLists: Record<string, string> = {
  AL: "205 251 256 334",
  AK: "907",
  AZ: "480 520 602 623 928",
  AR: "479 501 870",
  CA: "209 213 310 408 415 510 530 559 562 619 626 650 661 707 714 760 805 818 831 909 916 925 949 951",
  CO: "303 719 970",
  CT: "203 860",
  DE: "302",
  DC: "202",
  FL: "239 305 321 352 386 407 561 727 772 813 850 863 904 941 954",
  GA: "229 404 478 678 706 770 912",
  HI: "808",
  ID: "208",
  IL: "217 309 312 618 630 708 773 815 847",
  IN: "219 260 317 574 765 812",
  IA: "319 515 563 641 712",
  KS: "316 620 785 913",
  KY: "270 502 606 859",
  LA: "225 318 337 504 985",
  ME: "207",
  MD: "240 301 410 443",
  MA: "413 508 617 781 978",
  MI: "231 248 269 313 517 586 616 734 810 906 989",
  MN: "218 320 507 612 651 763 952",
  MS: "228 601 662",
  MO: "314 417 573 636 660 816",
  MT: "406",
  NE: "308 402",
  NV: "702 775",
  NH: "603",
  NJ: "201 609 732 856 908 973",
  NM: "505 575",
  NY: "212 315 516 518 585 607 631 716 718 845 914",
  NC: "252 336 704 828 910 919",
  ND: "701",
  OH: "216 330 419 440 513 614 740 937",
  OK: "405 580 918",
  OR: "503 541",
  PA: "215 412 570 610 717 724 814",
  RI: "401",
  SC: "803 843 864",
  SD: "605",
  TN: "423 615 731 865 901 931",
  TX: "210 214 254 281 325 361 409 432 512 713 806 817 830 903 915 936 940 956 972 979",
  UT: "385 435 801",
  VT: "802",
  VA: "276 434 540 703 757 804",
  WA: "206 253 360 425 509",
  WV: "304 681",
  WI: "262 414 608 715 920",
  WY: "307",
};

/** Area codes for cities where the number should match the city next to it. */
const cityAreaCodes: Record<string, string> = {
  "TX|Austin": "512",
  "TX|Houston": "713",
  "TX|Dallas": "214",
  "TX|San Antonio": "210",
  "TX|Fort Worth": "817",
  "TX|El Paso": "915",
  "CA|Los Angeles": "213",
  "CA|San Diego": "619",
  "CA|San Jose": "408",
  "CA|San Francisco": "415",
  "CA|Sacramento": "916",
  "CA|Fresno": "559",
  "CA|Oakland": "510",
  "NY|New York": "212",
  "NY|Brooklyn": "718",
  "NY|Bronx": "718",
  "NY|Staten Island": "718",
  "NY|Buffalo": "716",
  "NY|Rochester": "585",
  "NY|Albany": "518",
  "IL|Chicago": "312",
  "AZ|Phoenix": "602",
  "AZ|Tucson": "520",
  "PA|Philadelphia": "215",
  "PA|Pittsburgh": "412",
  "FL|Jacksonville": "904",
  "FL|Miami": "305",
  "FL|Tampa": "813",
  "FL|Orlando": "407",
  "OH|Columbus": "614",
  "OH|Cleveland": "216",
  "OH|Cincinnati": "513",
  "IN|Indianapolis": "317",
  "NC|Charlotte": "704",
  "NC|Raleigh": "919",
  "WA|Seattle": "206",
  "WA|Spokane": "509",
  "CO|Denver": "303",
  "MA|Boston": "617",
  "TN|Nashville": "615",
  "TN|Memphis": "901",
  "MI|Detroit": "313",
  "OK|Oklahoma City": "405",
  "OK|Tulsa": "918",
  "OR|Portland": "503",
  "NV|Las Vegas": "702",
  "NV|Reno": "775",
  "KY|Louisville": "502",
  "MD|Baltimore": "410",
  "WI|Milwaukee": "414",
  "NM|Albuquerque": "505",
  "MN|Minneapolis": "612",
  "MN|St. Paul": "651",
  "MO|Kansas City": "816",
  "MO|St. Louis": "314",
  "GA|Atlanta": "404",
  "NE|Omaha": "402",
  "LA|New Orleans": "504",
  "VA|Richmond": "804",
  "UT|Salt Lake City": "801",
};

const areaCodesByState = new Map(
  Object.entries(areaCodeLists).map(([code, list]) => [code, list.split(" ")]),
);

/** Possible area codes of an office in the city. */
export function areaCodesFor(stateCode: string, city: string): readonly string[] {
  const own = cityAreaCodes[`${stateCode}|${city}`];
  return own === undefined ? (areaCodesByState.get(stateCode) ?? ["202"]) : [own];
}

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const stateTimeZones: Record<string, string> = {
  AL: CENTRAL,
  AK: "America/Anchorage",
  AZ: "America/Phoenix",
  AR: CENTRAL,
  CA: PACIFIC,
  CO: MOUNTAIN,
  HI: "Pacific/Honolulu",
  ID: "America/Boise",
  IL: CENTRAL,
  IN: "America/Indiana/Indianapolis",
  IA: CENTRAL,
  KS: CENTRAL,
  LA: CENTRAL,
  MI: "America/Detroit",
  MN: CENTRAL,
  MS: CENTRAL,
  MO: CENTRAL,
  MT: MOUNTAIN,
  NE: CENTRAL,
  NV: PACIFIC,
  NM: MOUNTAIN,
  ND: CENTRAL,
  OK: CENTRAL,
  OR: PACIFIC,
  SD: CENTRAL,
  TN: CENTRAL,
  TX: CENTRAL,
  UT: MOUNTAIN,
  WA: PACIFIC,
  WI: CENTRAL,
  WY: MOUNTAIN,
};

/** IANA time zone of a point; near the borders inside a state it is right for nearly every county. */
export function timeZoneAt(stateCode: string, lat: number, lon: number): string {
  if (stateCode === "TX" && lon < -104.9) return MOUNTAIN;
  if (stateCode === "FL" && lon < -85) return CENTRAL;
  if (stateCode === "TN" && lon > -85.35) return EASTERN;
  if (stateCode === "KY" && lon < -86.2) return CENTRAL;
  if (stateCode === "IN" && lon < -86.75 && (lat > 40.75 || lat < 38.55)) return CENTRAL;
  if (stateCode === "MI" && lon < -87.6 && lat > 45) return CENTRAL;
  if (stateCode === "ND" && lon < -101 && lat < 47.55) return MOUNTAIN;
  if (stateCode === "SD" && lon < -100.9) return MOUNTAIN;
  if (stateCode === "NE" && lon < -101.3) return MOUNTAIN;
  if (stateCode === "KS" && lon < -101.5) return MOUNTAIN;
  if (stateCode === "ID" && lat > 45.6) return PACIFIC;
  if (stateCode === "OR" && lon > -118.2 && lat > 42.4 && lat < 44.5) return "America/Boise";
  if (stateCode === "AK" && lon < -169.5) return "America/Adak";
  return stateTimeZones[stateCode] ?? EASTERN;
}

const neighborLists: Record<string, string> = {
  AL: "FL GA MS TN",
  AK: "WA OR",
  AZ: "CA NV UT NM CO",
  AR: "LA MO MS OK TN TX",
  CA: "AZ NV OR",
  CO: "KS NE NM OK UT WY AZ",
  CT: "MA NY RI",
  DE: "MD NJ PA",
  DC: "MD VA",
  FL: "AL GA",
  GA: "AL FL NC SC TN",
  HI: "CA WA",
  ID: "MT NV OR UT WA WY",
  IL: "IN IA KY MO WI",
  IN: "IL KY MI OH",
  IA: "IL MN MO NE SD WI",
  KS: "CO MO NE OK",
  KY: "IL IN MO OH TN VA WV",
  LA: "AR MS TX",
  ME: "NH MA",
  MD: "DC DE PA VA WV",
  MA: "CT NH NY RI VT",
  MI: "IN OH WI",
  MN: "IA ND SD WI",
  MS: "AL AR LA TN",
  MO: "AR IL IA KS KY NE OK TN",
  MT: "ID ND SD WY",
  NE: "CO IA KS MO SD WY",
  NV: "AZ CA ID OR UT",
  NH: "MA ME VT",
  NJ: "DE NY PA",
  NM: "AZ CO OK TX",
  NY: "CT MA NJ PA VT",
  NC: "GA SC TN VA",
  ND: "MN MT SD",
  OH: "IN KY MI PA WV",
  OK: "AR CO KS MO NM TX",
  OR: "CA ID NV WA",
  PA: "DE MD NJ NY OH WV",
  RI: "CT MA",
  SC: "GA NC",
  SD: "IA MN MT ND NE WY",
  TN: "AL AR GA KY MO MS NC VA",
  TX: "AR LA NM OK",
  UT: "AZ CO ID NV WY",
  VT: "MA NH NY",
  VA: "DC KY MD NC TN WV",
  WA: "ID OR",
  WV: "KY MD OH PA VA",
  WI: "IA IL MI MN",
  WY: "CO ID MT NE SD UT",
};

export const stateCodes: readonly string[] = Object.keys(neighborLists);

export function neighborsOf(stateCode: string): readonly string[] {
  return (neighborLists[stateCode] ?? "").split(" ");
}
