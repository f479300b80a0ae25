/** Signing in with a passkey, and keeping an account that was going to be deleted. */
export const passkeys = {
  "Sign in with a passkey": "Iniciar sesión con una llave de acceso",
  "Waiting for your passkey": "Esperando su llave de acceso",
  "We couldn’t ask for a passkey": "No pudimos pedir una llave de acceso",
  "Check your connection and try again.": "Revise su conexión e inténtelo de nuevo.",
  "No passkey was used": "No se usó ninguna llave de acceso",
  "Try again, or use your password.": "Inténtelo de nuevo, o use su contraseña.",
  "We don’t know this passkey": "No conocemos esta llave de acceso",
  "It may have been removed from its account. Sign in with your password.":
    "Puede que se haya quitado de su cuenta. Inicie sesión con su contraseña.",
  "That passkey didn’t work": "Esa llave de acceso no funcionó",
  "Please try again, or use your password.": "Inténtelo de nuevo, o use su contraseña.",
  "Your account stays": "Su cuenta se queda",
  "Keep your account": "Conserve su cuenta",
  "Before it is deleted.": "Antes de que se elimine.",
  "It was used or has expired, or the account is gone. If the account is still there, signing in shows you how to keep it.":
    "Ya se usó o venció, o la cuenta ya no existe. Si la cuenta sigue ahí, al iniciar sesión verá cómo conservarla.",
  "Your account will be deleted on {day}": "Su cuenta se eliminará el {day}",
  "Until then nobody sees the {email} account. If you keep it, it comes back just as it was, but for appointments that were canceled.":
    "Hasta entonces nadie ve la cuenta {email}. Si la conserva, vuelve tal como estaba, salvo las citas que se cancelaron.",
  "Leave it to be deleted": "Dejar que se elimine",
  "Keep my account": "Conservar mi cuenta",
} satisfies Record<string, string>;
