/** The email about what became of a report. */
export const accuracyEmails = {
  "What you reported about {name}": "Lo que nos avisó sobre {name}",
  "You told us that this is wrong on the profile of {name}: {fact}.":
    "Usted nos avisó de que esto está mal en el perfil de {name}: {fact}.",
  "You were right: it was wrong. We told the agent.":
    "Usted tenía razón: estaba mal. Se lo dijimos al agente.",
  "We checked, and it’s right as it is.": "Lo revisamos y está bien como está.",
  "We couldn’t find out whether it’s right.": "No pudimos averiguar si está bien.",
  "You were right: the agent has corrected it.": "Usted tenía razón: el agente lo corrigió.",
  "The agent confirmed that it’s right as it is.": "El agente confirmó que está bien como está.",
  "Our note: {note}": "Nuestra nota: {note}",
  "We’ve deleted your email address from this report. You won’t get another email about it.":
    "Borramos su correo electrónico de este aviso. No recibirá otro correo sobre él.",
} satisfies Record<string, string>;
