/** Whether a link opens WhatsApp. */
export const isWhatsapp = (href: string): boolean =>
  /^(?:whatsapp:|https?:\/\/(?:wa\.me|(?:[a-z]+\.)?whatsapp\.com)\b)/i.test(href);

/** The look of a button that opens a message: the green is WhatsApp's. */
export const messageLook = (href: string): "message" | "secondary" =>
  isWhatsapp(href) ? "message" : "secondary";
