/** What stands around every page. */
export const shell = {
  Footer: "Pie de página",
  "Find Agents": "Buscar agentes",
  "Help & Support": "Ayuda y soporte",
  "Privacy Policy": "Política de privacidad",
  "Terms of Service": "Términos del servicio",
} satisfies Record<string, string>;
