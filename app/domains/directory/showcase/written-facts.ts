/** What an agent writes about themselves that readers see as it is written. */
export type WrittenFacts = {
  headline: string;
  biography: string;
  acceptingClients: boolean;
  /** While they take no new clients: from which day on they will, if they said so. */
  acceptingFrom: string | null;
  /** E.164. */
  phone: string | null;
  website: string | null;
  serviceRadiusMiles: number;
};
