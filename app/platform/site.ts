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

/** Where the name comes from, on the page about our vision; null where yours has no story. For the server: browsers get it with that page. */
export const nameStory: { en: string; es: string } | null = {
  en: "On a ship, a fairlead is a ring that keeps a line running true. It is our name and our mark, and you meet it wherever time matters.",
  es: "En un barco, un “fairlead” es un anillo que mantiene un cabo en su rumbo. Es nuestro nombre y nuestra marca, y usted lo encuentra dondequiera que importa el tiempo.",
};
