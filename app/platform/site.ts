/** Name, tagline, addresses and colors. To give a deployment another name, change it here. */
export const site = {
  name: "Fairlead",
  tagline: "Find an insurance agent you can check.",
  description:
    "A public directory of insurance agents: state licenses, when we last checked them, and reviews that show how each reviewer was verified.",
  supportEmail: "support@fairlead.example",
  /**
   * The operator's postal address in one line, at the foot of every email: a street, or a registered PO box. Empty, the
   * Worker doesn't start where email is sent, other than for a demonstration.
   */
  postalAddress: "",
  /** Used instead of it in development and in a demonstration; no such place exists. */
  fictionalPostalAddress: "Fairlead, 100 Example Street, Nowhere, TX 00000 (fictional)",
  /** Browser chrome, matching `paper` in `app/ui/styles/theme.css`. */
  themeColor: { light: "#F5F2EA", dark: "#141713" },
  placesCredit: { text: "Places: GeoNames, CC BY 4.0", href: "https://www.geonames.org/" },
} as const;
