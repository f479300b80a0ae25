/** Name, tagline, addresses and colors. To give a deployment another name, change it here. */
export const site = {
  name: "Fairlead",
  tagline: "Find an insurance agent you can check.",
  description:
    "A public directory of insurance agents: state licenses, when we last checked them, and reviews that show how each reviewer was verified.",
  supportEmail: "support@fairlead.example",
  /** Browser chrome, matching `paper` in `app/ui/styles/theme.css`. */
  themeColor: { light: "#F5F2EA", dark: "#141713" },
  placesCredit: { text: "Places: GeoNames, CC BY 4.0", href: "https://www.geonames.org/" },
} as const;
