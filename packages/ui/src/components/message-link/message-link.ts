/** Whether a link opens WhatsApp. */
export const isWhatsapp = (href: string): boolean =>
  /^(?:whatsapp:|https?:\/\/(?:wa\.me|(?:[a-z]+\.)?whatsapp\.com)\b)/i.test(href);

/** The address that a link writes an e-mail to; null for any other link. */
export const mailAddress = (href: string): string | null => /^mailto:([^?]+)/i.exec(href)?.[1] ?? null;

/** The look of a button that opens a message: the green is WhatsApp's. */
export const messageLook = (href: string): "message" | "secondary" =>
  isWhatsapp(href) ? "message" : "secondary";
