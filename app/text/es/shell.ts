/** What stands around every page, and in its place when it does not come. */
export const shell = {
  "About Medicare plans": "Sobre los planes de Medicare",
  Footer: "Pie de página",
  "Help & Support": "Ayuda y soporte",
  "Privacy Policy": "Política de privacidad",
  "Terms of Service": "Términos del servicio",
  "{name} connects customers with top-rated insurance agents through authentic reviews: each one says how its writer was verified. We sell no insurance, and agents can’t pay to rank higher.":
    "{name} pone en contacto a los clientes con los agentes de seguros mejor calificados por medio de reseñas auténticas: cada una dice cómo se verificó a quien la escribió. No vendemos seguros, y los agentes no pueden pagar por aparecer más arriba.",
  "Places: GeoNames, CC BY 4.0": "Lugares: GeoNames, CC BY 4.0",
  "A public directory of insurance agents: state licenses, when we last checked them, and reviews that show how each reviewer was verified.":
    "Un directorio público de agentes de seguros: sus licencias estatales, cuándo las comprobamos por última vez y reseñas que muestran cómo se verificó a cada persona que opina.",
  "Find an insurance agent you can check.": "Encuentre un agente de seguros al que pueda comprobar.",
  "About this data": "Sobre estos datos",
  "Demonstration data.": "Datos de demostración.",
  "No person, agency, or license shown here is real.":
    "Ninguna persona, agencia ni licencia que se muestra aquí es real.",
  "Nothing here is real.": "Nada aquí es real.",

  // While the database is gone.
  "A copy of this page": "Una copia de esta página",
  "We can’t reach our database right now. This is a copy of the page from {time}, and some of it may have changed.":
    "En este momento no podemos acceder a nuestra base de datos. Esta es una copia de la página del {time}, y es posible que parte de ella haya cambiado.",
  "Try again": "Intentar de nuevo",
  "What you typed": "Lo que escribió",
  "We can’t save anything right now": "En este momento no podemos guardar nada",
  "Nothing was saved. You can still read every page. Please try again in a few minutes.":
    "No se guardó nada. Aún puede leer todas las páginas. Inténtelo de nuevo en unos minutos.",
  "We can’t reach our database right now": "En este momento no podemos acceder a nuestra base de datos",
  "Nothing was saved. Please try again in a minute.": "No se guardó nada. Inténtelo de nuevo en un minuto.",

  // The header and its menu.
  "Most used": "Lo más usado",
  ", your dashboard": ", su panel",
  "Notifications, {unread} unread": "Notificaciones, {unread} sin leer",
  "Notifications {badge}, {unread} unread": "Notificaciones {badge}, {unread} sin leer",
  "Search the directory": "Buscar en el directorio",
  "Place, agent, or organization": "Lugar, agente u organización",
  Menu: "Menú",
  Main: "Principal",
  "My Account": "Mi cuenta",
  "My Showcase": "Mi presentación",
  "My Organization Showcase": "La presentación de mi organización",
  "My Executive Showcase": "Mi presentación ejecutiva",
  "Agency executive": "Ejecutivo de agencia",
  "FMO executive": "Ejecutivo de FMO",
  "Carrier executive": "Ejecutivo de aseguradora",
  "Application pending": "Solicitud pendiente",
  "Error signing out": "Error al cerrar sesión",
  "Could not sign out. Please try again.": "No se pudo cerrar la sesión. Inténtelo de nuevo.",
  "The header could not be shown.": "No se pudo mostrar el encabezado.",
  Retry: "Reintentar",
  "Reload Page": "Recargar la página",

  // The bell.
  "Mark all read": "Marcar todo como leído",
  "We couldn’t load them just now.": "No pudimos cargarlas en este momento.",
  "No notifications": "Sin notificaciones",
  "Delete: {title}": "Eliminar: {title}",
  "You’re offline. We’ll send it when you’re back online.":
    "No tiene conexión. Lo enviaremos cuando vuelva a tenerla.",
  "Deleted.": "Eliminada.",
  "All notifications": "Todas las notificaciones",
  Success: "Hecho",
  Error: "Error",
  Warning: "Aviso",
  Info: "Información",
  Restored: "Restaurada",
  "That couldn’t be restored right now": "No se pudo restaurar en este momento",
  "It’s too late to undo that": "Ya es tarde para deshacerlo",
  "Failed to mark notification as read": "No se pudo marcar la notificación como leída",
  "Failed to mark all notifications as read": "No se pudieron marcar todas las notificaciones como leídas",
  "Failed to delete notification": "No se pudo eliminar la notificación",
  "Failed to delete all notifications": "No se pudieron eliminar todas las notificaciones",
  "All notifications marked as read": "Todas las notificaciones marcadas como leídas",
  "Notification deleted": "Notificación eliminada",
  "All notifications deleted": "Todas las notificaciones eliminadas",

  // What did not go through, and what is not there.
  "That didn’t go through": "Eso no se envió",
  "You’re offline": "No tiene conexión",
  "What you entered is still here. Please try again in a moment.":
    "Lo que escribió sigue aquí. Inténtelo de nuevo en un momento.",
  "What you entered is still here. Send it again once you’re connected.":
    "Lo que escribió sigue aquí. Envíelo de nuevo cuando tenga conexión.",
  "Page Loading Error": "Error al cargar la página",
  "This page failed to load. This might be due to a network connectivity issue.":
    "Esta página no se pudo cargar. Puede deberse a un problema de conexión a la red.",
  "Go to Home": "Ir al inicio",
  "Still no connection. This page reloads as soon as you’re back online.":
    "Todavía no hay conexión. Esta página volverá por sí sola en cuanto la haya.",
  "If the problem persists, please check your internet connection.":
    "Si el problema continúa, revise su conexión a internet.",
  "Something went wrong": "Algo salió mal",
  "The application encountered an error. Please refresh the page to try again.":
    "La aplicación encontró un error. Actualice la página para intentarlo de nuevo.",
  "Refresh Page": "Actualizar la página",
  "It’s very busy right now": "Hay mucha actividad en este momento",
  "Nothing was saved. Wait a few seconds, then go back and send it again: your browser still has what you typed.":
    "No se guardó nada. Espere unos segundos, vuelva atrás y envíelo de nuevo: su navegador todavía tiene lo que escribió.",
  "If you contact us about this, include this number: {number}":
    "Si nos escribe sobre esto, incluya este número: {number}",
  "That can’t be done here": "Eso no se puede hacer aquí",
  "This address doesn’t take that kind of request. Nothing was changed.":
    "Esta dirección no acepta ese tipo de solicitud. No se cambió nada.",
  "We couldn’t read the form. Nothing was changed. Go back, reload the page, and send it again.":
    "No pudimos leer el formulario. No se cambió nada. Vuelva atrás, recargue la página y envíelo de nuevo.",
  "Page not found": "Página no encontrada",
  "There’s nothing at this address. The page may have moved, or the link may have a typo.":
    "No hay nada en esta dirección. Tal vez la página se movió o el enlace tiene un error.",
  "Where to go next": "Adónde ir ahora",
  "Location or agent name": "Lugar o nombre del agente",
  "ZIP, city, state, or name": "Código postal, ciudad o nombre",
  "Your question goes to 5 licensed agents in your state, the nearest first, and to more after 15 minutes without an answer.":
    "Su pregunta llega a 5 agentes con licencia en su estado, primero a los más cercanos, y a más si en 15 minutos no hay respuesta.",
  // Beside workspaces.
  Work: "Trabajo",
  Questions: "Preguntas",
  Members: "Miembros",
  Invites: "Invitaciones",
  "Today’s work": "Trabajo de hoy",
  "Admin console": "Consola de administración",
  "Edit showcase": "Editar presentación",
  "Edit organization": "Editar organización",
  Affiliations: "Afiliaciones",
  Account: "Cuenta",
  Calendar: "Calendario",
  Billing: "Facturación",
  "Sidebar (Ctrl or Cmd + B)": "Barra lateral (Ctrl o Cmd + B)",
  "Close sidebar": "Cerrar la barra lateral",
  Sidebar: "Barra lateral",
  Workspace: "Área de trabajo",
  "{n} unread": "{n} sin leer",
} satisfies Record<string, string>;
