import { isWhatsapp } from "../message-link/message-link.ts";
import type { ActionLink, ContactLinks } from "./contact-links.ts";

/**
 * The link of a button to book: online, otherwise by message or by phone; null without any of them. `words` invite to book by
 * WhatsApp or by phone; any other message, such as an e-mail, keeps the words that the host gave it.
 */
export function bookingLink({ book, message, call }: ContactLinks, words: string): ActionLink | null {
  if (book) return book;
  if (message) return isWhatsapp(message.href) ? { ...message, label: words } : message;
  return call ? { href: call.href, label: words } : null;
}
