/** An IPv4 address that a dual-stack socket shows as IPv6, as IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
