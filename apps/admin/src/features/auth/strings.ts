/** Words of the first set-up, signing in and new passwords. Messages quoted by the specification are exact. */
export const words = {
  signInTitle: "Entra para editar tu sitio",
  setupTitle: "Crea la cuenta del consultorio",
  setupText: "Con esta cuenta editarás el sitio.",
  /** Where no key came with the address. */
  tokenHelp: "La clave de un solo uso apareció al iniciar el servidor.",
  token: "Clave de un solo uso",
  email: "Correo electrónico",
  password: "Contraseña",
  code: "Código",
  codeHelp: "El de tu aplicación, o uno de tus códigos de recuperación.",
  signIn: "Entrar",
  signingIn: "Entrando...",
  create: "Crear cuenta",
  creating: "Creando...",
  tokenMissing: "Escribe la clave de un solo uso.",
  passwordMissing: "Escribe tu contraseña.",
  refused: "El correo o la contraseña no coinciden.",
  newPasswordTitle: "Elige una contraseña nueva",
  newPasswordText: "Con ella entrarás desde ahora. El enlace sirve una sola vez.",
  savePassword: "Guardar y entrar",
  saving: "Guardando...",
  setupClosed: "La clave no sirve: ya se usó, venció o la cuenta ya existe.",
  goToSignIn: "Ya tengo cuenta",
  forgotten: "¿Olvidaste tu contraseña?",
  forgottenText:
    "Pide a otra cuenta propietaria que la restablezca en Cuenta: te dará un enlace de un solo uso para elegir otra. Si nadie más puede entrar, quien cuida el servidor te da acceso con la orden admin:create. Aquí no se envían correos.",
  endedTitle: "Tu sesión terminó",
  endedText: "Entra de nuevo para seguir. Lo que escribiste sigue aquí.",
  endedWay: "Si ya no puedes entrar, pregunta a quien maneja las cuentas.",
  endedLeave: "Salir a la página de entrada",
  confirmTitle: "Confirma que eres tú",
  confirmText: "Por seguridad, escribe otra vez tu contraseña. Lo que estabas haciendo sigue después.",
  yourPassword: "Tu contraseña",
  codeMissing: "Escribe el código de tu aplicación.",
  confirm: "Continuar",
  refusedLabel: "Entradas rechazadas",
  /** `{when}` is a date and time, `{count}` a number. */
  refusedOne:
    "Desde tu última entrada se rechazó un intento de entrar con tu correo, el {when}. Si no fuiste tú, cambia tu contraseña y activa el segundo paso.",
  refusedMany:
    "Desde tu última entrada se rechazaron {count} intentos de entrar con tu correo; el último, el {when}. Si no fuiste tú, cambia tu contraseña y activa el segundo paso.",
  refusedWay: "Ir a mi cuenta",
  motto: "Lo que cambias aquí es lo que tus pacientes leen.",
  mottoText:
    "Guardas un borrador con calma, lo ves con tus propias palabras y lo publicas cuando esté listo.",
} as const;
