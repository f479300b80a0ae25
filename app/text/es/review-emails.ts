/** The emails to who writes a review. */
export const reviewEmails = {
  "We got a review of {name} with this email address. It won’t appear until you confirm that it’s yours.":
    "Recibimos una reseña de {name} con este correo electrónico. No aparecerá hasta que usted confirme que es suya.",
  "This link works once, within {days} days. If you didn’t write it, ignore this email, and it won’t appear.":
    "Este enlace funciona una sola vez, en un plazo de {days} días. Si usted no la escribió, ignore este correo, y no aparecerá.",
} satisfies Record<string, string>;
