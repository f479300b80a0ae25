/**
 * The codes that states give to lines of authority on a producer's license, as the NAIC's State Based Systems offer them in
 * their licensee lookup, and the labels of states with systems of their own. Data; `list-lines.ts` reads it.
 *
 * Sources. SBS states: the lookup's own lists (public copy in github.com/Shoaibzaak/sbs.naic.org, `api_data/`, read on
 * Nov 27, 2026). Arizona, Oklahoma, and Rhode Island also write what `domain.md` quotes from their lookups. Illinois calls
 * its line for property Fire. Codes of temporary producers are listed as well.
 *
 * States with systems of their own, read on the same day:
 * - Florida: license types 2-14, 2-15, 2-18, 2-20, 2-40, 20-44 as the Department of Financial Services names them, and the
 *   values of "License TYCL Desc" in its list of valid individual licenses, 77 in all; a 2-14 or 2-15 includes variable annuities.
 *   "Military Reg (Life Insurance)" isn't here: what it covers wasn't found.
 * - Texas: nipr.com/licensing-center/state-requirements, Texas, individuals (General Lines, Personal Lines, Life, Limited
 *   Lines, Managing General Agent), and the qualifications in data.texas.gov's dataset kxv3-diwf. NIPR says that the general
 *   lines license for life and the life license let their holder sell variable products; no list says so of a person, so we don't.
 * - California: nipr.com's pages for California (lines of the class "Insurance Producer") and insurance.ca.gov, license types
 *   for individuals. A limited lines automobile agent sells car insurance alone, which is none of our lines.
 * - New York: nipr.com/licensing-center/state-requirements, New York, individuals (lines of agents and brokers), and Insurance
 *   Law § 2103 (names of lines). A class such as "Life/Accident & Health Agent" is no line: its holder may have one of the two.
 */

/**
 * A line of ours, then the codes for it, `;` between lines; `none`: codes of lines that cover none of our insurance types.
 * A code that isn't here is unknown, and covers nothing.
 */
export const STATE_CODES: Readonly<Record<string, string>> = {
  AK: "life L; health H; property P; casualty CAS; variable V; personal PL; none BHS CR",
  AL: "life L TLF; health H; property P TPR; casualty C TCS; variable V; personal PL TPL; none A BB MC DS LS IF CR RV TRV CP NRS SSS",
  AR: "life L; health AHS; property P; casualty CAS; variable VP; personal PL; none CL CR CRP FA FMA FUN HMD HMO MAR MC MH MSC PPL TB",
  AZ: "life LIFE; health AHS; property PROP; casualty C; variable VAR VLVA; personal PL; none RCA CP CR LHA LLT SSA",
  CT: "life LI; health AHS; property PROP; casualty CLT; variable VAR; personal PL; none LRA CRE LSR TRV CRP",
  DC: "life L; health H; property PRP; casualty CLT; variable VAR; personal P; none PE TVL SRT CRP CAR MGA RIN CRD S BB",
  DE: "life 1; health 2; property 4; casualty 5; variable 8; personal 14; none 6 7 9 10 11 13 15 16 21 22 23 24 25 26 27",
  GU: "life LI; health AHS; property PROP; casualty CLT; variable V; personal PL; none CR FS RL RPC TI WC",
  HI: "life LI; health AHS; property PROP; casualty CLT; variable VAR; personal PL; none SUR TI",
  IA: "life H L; health F AHS; property B P; casualty X1 CAS; variable M; personal S; none TRV D E U X2",
  ID: "life L; health AHS; property PROP; casualty CAS; variable V; personal PL; none PET SUR TR CR CRP SSS",
  IL: "life 16; health 39 14; life+health 36; property 127 10052; casualty 11; property+casualty 289; variable 167; personal 1284; none 222",
  KS: "life L; health AHS; property PROP; casualty C; variable VAR; personal PL; none TRV CRP T PN BL SS LHE CR",
  MA: "life LI; health AHS; property PROP; casualty CLT; variable VAR; personal PL; none TRV CRE",
  MD: "life 16; health 935; property 127; casualty 11; variable 6952; personal 928; none 13 51 64 18 1686",
  MO: "life 10; health AHS; property 14; casualty 13; variable V; personal 21; none CR 22 64 16 19",
  MT: "life 16; health 6312; property 127; casualty 11; variable 546; personal 928; none 5 10435 30 18 64 1264 197 93",
  NC: "life 1; health 2; property 11; casualty 21; variable 0; personal 12; none 46",
  ND: "life L; health H; property P; casualty C; variable V; personal N; none B K O D S T G R SSS",
  NE: "life LA; health S; property P; casualty CAS; variable VC; personal PL; none PPL SUR TTL TR FIN FID PT CR CP MC",
  NH: "life L 10; health A AHS; property O 14; casualty C 13; variable V; personal E 21; property+casualty P; none B Z T S R M",
  NJ: "life L; health H; property PRP; casualty CLT; variable VAR; personal P; none LLP LLV LLR LWV LLE LLL LLG LLS LLC LLB MGA S T R",
  NM: "life L; health H; property P; casualty C; variable V; personal PL; none FAH FLA FVL TTL TRV CROP CR SSS",
  OK: "life L; health H; property P; casualty C; variable V; personal N PL; none T",
  OR: "life 16; health 39; property 127; casualty 11; variable 9792; personal 928; none 61 22 64 51 30 18 27 3372 4133 783",
  PR: "life L; health D; property P; casualty C; variable V; none RE T FL HS MTF",
  RI: "life L 11 10; health H 12 AHS; property P 14; casualty C 13; variable V 15; personal PL 21; none PET MGA LSB TR SU CROP CR O CP",
  SC: "life L; health AHS; property P; casualty C; variable V; personal PL; none AU A CR CRP MAR PN SUR TTL TR WC",
  TN: "life 1; health 2; variable 3; property 4; casualty 5; personal 6; none 7 8 9 10 11 12 13 14",
  VI: "life 16; health 39; property 127; casualty 11; variable 91; personal PL; none 18 30 RCA CR TR",
  VT: "life LI; health AHS; property PROP; casualty CAS; variable VLA; personal PL",
  WI: "life LI; health AH AHS; property PROP 14; casualty CAS 13; variable VL; personal PPC 21; none SUR TI TM TR AT AU CRD CROP FD HAIL LGL",
  WV: "life 16; health 328; property 12; casualty 11; variable 90; personal 928; none 18 64 1023 222 30 22 11719",
  FL: "life+variable 0214 2-14; life+health+variable 0215 2-15; life+health 0218 2-18; property+casualty 0220 2-20; health 0240 2-40; personal 2044 20-44",
};

/** Labels that one state alone gives to lines, as they are written out; compared without case, spaces, and signs. */
export const STATE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    "life+health":
      "Life and Disability Insurance; Life, Accident and Health Agent; Accident and Health or Sickness and Life",
    personal: "Personal Lines Broker-Agent",
    life: "Life-Only; Life Only Agent",
    health:
      "Accident and Health Agent; Accident and Health or Sickness Agent; Accident and Health or Sickness Insurance Agent",
    property: "Property Broker-Agent",
    casualty: "Casualty Broker-Agent",
    "property+casualty": "Property Broker-Agent and Casualty Broker-Agent; Fire and Casualty Broker-Agent",
    none: "Limited Lines Automobile Insurance Agent; Limited Lines Auto Ins Agent; Burial and Funeral Expense; Funeral and Burial Expense; Cargo Shipper's Agent; Surplus Line Broker; Surplus Lines Broker; Special Lines SL Broker; Special Lines Surplus Line Broker; Portable Electronics Ins; Self-Service Storage Agent; Motor Club Agent; Credit Insurance Agent; Rental Car; Life and Disability Insurance Analyst; Brokering Life Settlement; Travel Agent; Bail Agent; Crop Adjuster",
  },
  FL: {
    life: "Nonresident Life",
    health: "Nonresident Health",
    personal: "Personal Lines Agent; Nonres Personal Lines Agent",
    "life+health": "Nonresident Life & Health; Health & Life",
    "life+variable":
      "Life Incl Var Annuity; Life Incl Variable Annuity; Life Including Variable Annuity; Life (Var Annuity); Nonres Life & Variable Annuity",
    "life+health+variable":
      "Life Incl Var Annuity & Health; Life Including Variable Annuity & Health; Life & Health (Var Annuity); Nonres Life, Health, & Var Ann",
    "property+casualty":
      "General Lines (Prop & Cas); Nonres Gen Lines (Prop & Cas); Temporary General Lines (Prop & Cas)",
    none: "Adjuster - All Lines; Adjuster - Motor Vehicle PD; Adjuster - Motor Vehicle PD & Casualty; Adjuster - Property & Casualty; Adjuster - Workers Comp; Non-Res Adjuster - All Lines; Non-Res Adjuster - Health; Non-Res Adjuster - Motor Vehicle PD; Non-Res Adjuster - Property & Casualty; Non-Res Adjuster - Workers Comp; Nonres Designated Home State All Lines Adjuster; Nonres Public Adj - Property & Casualty; Nonres Public Adjuster - All Lines; Public Adj.- Fire & Allied Lines; Public Adjuster - Health; Public Adjuster - Property; Public Adjuster-All Lines; Limited Surety Agent (Bail); Professional Bondsman (Bail); Service Representative; Customer Representative; Limited Cust Representative; Nonresident Legal Expense; Viatical Settlement Broker; Crop Hail & Mult Peril Crop; In-Transit & Storage Pers Prop; Industrial Fire or Burglary; Motor Veh PD & Mech Breakdown; Non Resident Motor Vehicle Rental; Non-Res Portable Electronics or Eyewear Lead-Agent; Non-Res Preneed Funeral Agreement Insurance Agent; Non-Resident Travel Insurance; Nonres Indust Fire or Burglary; Nonresident Credit Insurance Agent; Portable Electronics or Eyewear Lead - Agent; Preneed Funeral Agreement Insurance Agent; Resident Motor Vehicle Rental; Resident Travel Insurance; Managing General Agent; Mediator; Navigator; Neutral Evaluator; Reinsurance Intermed Broker; Reinsurance Intermed Manager; Reinsurance Intermediary Broker; Nonres Surplus Lines; Non-Resident Title Agent; Automobile Warranty; Home Warranty; Service Warranty; Agency License; Bail Bond Agency License",
  },
  IL: { property: "Fire", variable: "Variable Contracts" },
  MT: { health: "Disability (Health)", variable: "Variable" },
  NE: { life: "Life and Annuities", health: "Sickness, Accident and Health" },
  ND: { life: "Life & Annuity" },
  NH: { "property+casualty": "Property & Casualty" },
  NY: {
    health: "Accident and Health Insurance and Sickness",
    variable: "Variable Life and Variable Annuity Products",
    none: "Travel Accident; Baggage; Excess Lines; Excess Line Broker",
  },
  OR: { variable: "Variable Lines" },
  PR: { health: "Disability" },
  TX: {
    "property+casualty": "General Lines Property and Casualty; General Lines, P&C; General Lines PC",
    "life+health":
      "General Lines Life, Accident, Health and HMO; General Lines, LAH; General Lines Life, Accident and Health; Life, Accident, Health and HMO; Life, Accident, Health & Health Maintenance Organization; Life, Accident, Health and Health Maintenance Organization",
    personal:
      "Personal Lines Property and Casualty; Personal Lines P&C; Personal Lines Prop and Cas; Pers Lines Prop and Cas",
    life: "Life Agent",
    none: "Managing General Agent - Property & Casualty; Managing General Agent - PC; Adjuster - All Lines; Adjuster - P&C; Adjuster - Workers Comp; All Lines; No Line of Authority Required; No Lines",
  },
  WA: { health: "Disability", variable: "Variable Life & Annuity" },
};

/** Names of lines as the NAIC's uniform standards and most states write them out; compared as `STATE_LABELS` are. */
export const UNIFORM_LABELS: Readonly<Record<string, string>> = {
  life: "Life; Life Insurance; Life and Annuity; Life Only",
  health:
    "Accident and Health or Sickness; Accident, Health or Sickness; Accident and Health; Accident & Health Insurance; Accident and Sickness; Accident, Sickness and Health; Health; Health Insurance; Health, Accident or Sickness; A&H; A&S; AH&S",
  "life+health":
    "Life and Health; Life & Health Insurance; Life, Accident and Health; Life, Accident and Health or Sickness; Life, Accident, Health; Life/Health; LAH",
  property: "Property; Property Insurance; Prop",
  casualty: "Casualty; Casualty Insurance; Cas",
  "property+casualty":
    "Property and Casualty; Property & Casualty Insurance; Property/Casualty; P&C; Prop & Cas; General Lines Property and Casualty; General Lines (Prop & Cas); General Lines P&C",
  variable:
    "Variable Life and Variable Annuity; Variable Life & Variable Annuity Products; Variable Life/Variable Annuity; Variable Life and Annuity; Variable Life/Annuity; Variable Contracts; Variable Products; Variable Annuity; Variable Life",
  personal:
    "Personal Lines; Personal Lines P&C; Personal Lines Property and Casualty; Personal Lines, P&C; PC Personal Lines; Personal Lines (Property and Casualty)",
  none: "Travel; Credit; Crop; Surety; Car Rental; Title; Bail Bond; Bail Bonds; Bail Agent; Property Bail Agent; Life Settlement Broker; Life Settlement; Surplus Lines; Viatical; Pet; Portable Electronics; Self-Service Storage; Legal Expense; Prepaid Legal; Motor Club; Funeral; Pre-Need; Reinsurance; Limited Lines; Adjuster; Public Adjuster; Consultant",
};
