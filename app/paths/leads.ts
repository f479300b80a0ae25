/** Addresses of leads. In a file of their own, because public pages only link to them. */
import { type Query, withQuery } from "./paths.ts";

const segment = (value: string) => encodeURIComponent(value);

export const leadPaths = {
  /** The page of a mailed link to a quote request: send it, see the answer, continue. */
  quoteRequest: (token: string) => `/request-quote/${segment(token)}`,
  /** How an agent meets people at an event: the card with its code. */
  contactCapture: () => "/contact-capture",
  /** What that code opens, by slug or id. */
  captureCard: (identifier: string) => `/contact-capture/${segment(identifier)}`,
  captureQr: (identifier: string) => `/contact-capture/${segment(identifier)}/qr.svg`,
  /** Every consent of the address that a link was mailed to, and stopping it. */
  consent: (token: string) => `/consent/${segment(token)}`,
  /** What a lead's person agreed to, signed, and the keys that check it. */
  consentFile: (id: string) => `/dashboard/leads/${segment(id)}/consent.json`,
  consentKeys: () => "/.well-known/consent-keys.json",
  leads: (query: Query = {}) => withQuery("/dashboard/leads", query),
  lead: (id: string) => `/dashboard/leads/${segment(id)}`,
  leadsFile: (kind: "csv" | "vcf", query: Query = {}) => withQuery(`/dashboard/leads.${kind}`, query),
};
