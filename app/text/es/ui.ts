/** The own words of shared components. */
export const ui = {
  "Back to the beginning": "Volver al principio",
  Breadcrumb: "Ruta de navegación",
  Pages: "Páginas",
  "Skip to content": "Saltar al contenido",
  OK: "Aceptar",
  ", done": ", hecho",
  ", remove": ", quitar",
  "{rating} out of 5": "{rating} de 5",
  "{n} star": "{n} estrella",
  "{n} stars": "{n} estrellas",
  "(optional)": "(opcional)",
  password: "contraseña",
  "Show {password}": "Mostrar {password}",
  "Hide {password}": "Ocultar {password}",
  "Please correct the following:": "Corrija lo siguiente:",
  "What you wrote": "Lo que escribió",
  "What you wrote is here again. It has not been sent yet.":
    "Lo que escribió está aquí de nuevo. Todavía no se ha enviado.",
  "It was not sent. Copy it if you want to keep it.": "No se envió. Cópielo si quiere conservarlo.",
} satisfies Record<string, string>;
