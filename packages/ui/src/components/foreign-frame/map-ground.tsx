const radii = [26, 52, 78, 104, 130, 156];

/** A pin inside rings, as a picture of a place. It shows no streets. It stands at the end of the block, and above its words on a phone. */
export function MapGround() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      className="absolute inset-x-0 top-0 -z-10 h-34 w-full text-info sm:start-auto sm:h-full sm:w-[45%]"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="160" cy="96" r={radius} opacity={0.5 - radius / 400} />
      ))}
      <path
        d="M160 96c-13-17-20-26-20-35a20 20 0 0 1 40 0c0 9-7 18-20 35Zm0-28a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
        fill="currentColor"
        fillRule="evenodd"
        stroke="none"
      />
    </svg>
  );
}
