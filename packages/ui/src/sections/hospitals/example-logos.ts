import type { HospitalsProps } from "./hospitals.props.ts";

const drawing = (shapes: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64" width="160" height="64">${shapes}</svg>`)}`,
});

/** Invented logos for white paper: shapes without letters. */
const logos = [
  drawing(
    '<path fill="#1d5c7a" d="M20 8h16v16h16v16H36v16H20V40H4V24h16z"/><path fill="#9db7c4" d="M66 18h84v12H66zm0 20h56v8H66z"/>',
  ),
  drawing(
    '<circle cx="32" cy="32" r="28" fill="#2f7d63"/><path d="M18 34h8l6-14 6 24 4-10h6" fill="none" stroke="#fff" stroke-width="4"/><path fill="#a9c7bb" d="M74 20h76v10H74zm0 18h48v8H74z"/>',
  ),
];

/** Gives each hospital and society a logo, for stories. */
export const withExampleLogos = ({
  hospitals = [],
  societies = [],
  ...props
}: HospitalsProps): HospitalsProps => {
  const logoAt = (index: number) => logos[index % logos.length] ?? null;
  return {
    ...props,
    hospitals: hospitals.map((hospital, index) => ({ ...hospital, logo: logoAt(index) })),
    societies: societies.map((society, index) => ({ ...society, logo: logoAt(index + 1) })),
  };
};
