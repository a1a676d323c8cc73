import { fork, type Segment, vesselPaths } from "@consultorio/pictures/vessel";
import { coarse } from "../vessel-line/coarse-path.ts";
import {
  bow,
  type Curve,
  closed,
  joint,
  mirrored,
  opposite,
  type Point,
  reversed,
  span,
} from "./body-contour.ts";

/** Size of the drawing; the figure's axis is its middle. */
export const bodySize = { width: 400, height: 964 } as const;
const axis = bodySize.width / 2;

const crown: Point = [0, 24];
const neckSide: Point = [30, 176];
const shoulderTop: Point = [84, 203];
const wristOutside: Point = [154, 466];
const wristInside: Point = [135, 473];
const armpit: Point = [80, 264];
const lastRib: Point = [74, 344];
const hipBone: Point = [74, 438];
const hipJoint: Point = [81, 480];
const kneeOutside: Point = [65, 698];
const kneeInside: Point = [21, 698];
const ankleOutside: Point = [47, 882];
const ankleInside: Point = [26, 882];
const crotch: Point = [0, 490];

/** Half of the contour, from the crown over shoulder and hand to the armpit; the first point rounds the crown. */
const upper: readonly Point[] = [
  ...([[-24, 32], crown, [24, 32], [40, 56], [43, 88], [37, 118], [28, 138]] satisfies Point[]),
  ...([[25, 155], neckSide, [55, 190], shoulderTop, [104, 219], [116, 252]] satisfies Point[]),
  ...([[121, 300], [129, 348], [145, 402], wristOutside, [165, 496], [174, 530]] satisfies Point[]),
  ...([[173, 562], [160, 572], [150, 546], [143, 508], wristInside, [114, 416]] satisfies Point[]),
  ...([[100, 360], [91, 310], armpit] satisfies Point[]),
];
/** Its other half, from the armpit over hip and foot to the crotch; the last point rounds it. */
const lower: readonly Point[] = [
  ...([armpit, [79, 300], lastRib, [69, 388], hipBone, hipJoint, [84, 528]] satisfies Point[]),
  ...([[81, 588], [72, 646], kneeOutside, [68, 742], [66, 784], [55, 838]] satisfies Point[]),
  ...([ankleOutside, [52, 904], [66, 924], [60, 942], [36, 944], [22, 932]] satisfies Point[]),
  ...([[25, 904], ankleInside, [23, 838], [16, 786], [16, 742], kneeInside] satisfies Point[]),
  ...([[15, 640], [9, 570], [5, 498], crotch, [-5, 498]] satisfies Point[]),
];

const head = span(upper, crown, neckSide);
const shoulder = span(upper, neckSide, shoulderTop);
const ribs = span(lower, armpit, lastRib);
const flank = span(lower, lastRib, hipBone);
const hip = span(lower, hipBone, hipJoint);

/** Where zones meet: gently bowed lines, across the trunk from our left, across a limb from its outside. */
const neckline = across(joint(upper, neckSide), 10);
const midriff = across(joint(lower, lastRib), -14);
const waistline = across(joint(lower, hipBone), 10);
const armhole = bow(joint(upper, shoulderTop), armpit, 7);
const wrist = bow(joint(upper, wristOutside), joint(upper, wristInside), 3);
const groin = bow(joint(lower, hipJoint), joint(lower, crotch), -14);
const knee = bow(joint(lower, kneeOutside), joint(lower, kneeInside), -5);
const ankle = bow(joint(lower, ankleOutside), joint(lower, ankleInside), -4);

function across([away, y]: Point, sag: number): Curve {
  return bow([-away, y], [away, y], sag);
}

const limbs = {
  arm: [span(upper, shoulderTop, wristOutside), wrist, span(upper, wristInside, armpit), reversed(armhole)],
  hand: [span(upper, wristOutside, wristInside), reversed(wrist)],
  thigh: [span(lower, hipJoint, kneeOutside), knee, span(lower, kneeInside, crotch), reversed(groin)],
  calf: [span(lower, kneeOutside, ankleOutside), ankle, span(lower, ankleInside, kneeInside), reversed(knee)],
  foot: [span(lower, ankleOutside, ankleInside), reversed(ankle)],
};

/** A limb on both sides. Left is the person's own, and so our right. */
const left = (limb: keyof typeof limbs) => closed(axis, ...limbs[limb]);
const right = (limb: keyof typeof limbs) => closed(axis, ...limbs[limb].map(mirrored));

/** SVG path data of each zone, closed; together they are the figure. */
export const zonePaths = {
  headAndNeck: closed(axis, head, reversed(neckline), opposite(head)),
  chest: closed(
    axis,
    ...[shoulder, armhole, ribs, reversed(midriff)],
    ...[opposite(ribs), opposite(armhole), opposite(shoulder), neckline],
  ),
  rightArm: right("arm"),
  leftArm: left("arm"),
  rightHand: right("hand"),
  leftHand: left("hand"),
  abdomen: closed(axis, flank, reversed(waistline), opposite(flank), midriff),
  groin: closed(axis, hip, groin, opposite(groin), opposite(hip), waistline),
  rightThigh: right("thigh"),
  leftThigh: left("thigh"),
  rightCalf: right("calf"),
  leftCalf: left("calf"),
  rightFoot: right("foot"),
  leftFoot: left("foot"),
} satisfies Record<string, string>;

/** A part of the body that can be coloured, named and linked. Left and right are the person's own. */
export type BodyZone = keyof typeof zonePaths;

/** Where a number of the right side or of the trunk stands, across and down. */
const markers = {
  headAndNeck: [axis, 84],
  chest: [axis, 284],
  arm: [84, 322],
  hand: [42, 520],
  abdomen: [axis, 380],
  groin: [axis, 478],
  thigh: [154, 590],
  calf: [158, 776],
  foot: [158, 920],
} satisfies Record<string, Point>;

const onTheLeft = ([across, down]: Point): Point => [bodySize.width - across, down];

/** Where a number stands in each zone, across and down, in the units of `bodySize`. */
export const zoneMarkers: Record<BodyZone, Point> = {
  headAndNeck: markers.headAndNeck,
  chest: markers.chest,
  rightArm: markers.arm,
  leftArm: onTheLeft(markers.arm),
  rightHand: markers.hand,
  leftHand: onTheLeft(markers.hand),
  abdomen: markers.abdomen,
  groin: markers.groin,
  rightThigh: markers.thigh,
  leftThigh: onTheLeft(markers.thigh),
  rightCalf: markers.calf,
  leftCalf: onTheLeft(markers.calf),
  rightFoot: markers.foot,
  leftFoot: onTheLeft(markers.foot),
};

const half = [span(upper, crown, armpit), span(lower, armpit, crotch)];

/** SVG path data of the whole figure: one line, closed. */
export const bodyContour: string = closed(axis, ...half, ...half.toReversed().map(opposite));

/** SVG path data of the great arteries, from the arch of the aorta to hands and feet, thinned by Murray's law. */
export const bodyVessels: string = vesselPaths(greatArteries()).map(coarse).join("");

function greatArteries(): Segment[] {
  const [descending, arch] = fork(5.4, 0.44);
  const [subclavian, carotid] = fork(arch * Math.cbrt(0.5), 0.36);
  const iliac = descending * Math.cbrt(0.5);
  const along = (points: readonly Point[], radius: number, tip: number): Segment => ({
    nodes: points.map(([away, y], index) => {
      const gone = index / (points.length - 1);
      return [axis + away, y, radius * (1 - gone * (1 - tip))] as const;
    }),
  });
  const pair = (points: readonly Point[], radius: number) => [
    along(points, radius, 0.4),
    along(
      points.map(([away, y]): Point => [-away, y]),
      radius,
      0.4,
    ),
  ];
  return [
    along(
      [
        [-11, 278],
        [-12, 246],
        [0, 222],
        [11, 246],
        [8, 300],
        [3, 360],
        [0, 416],
      ],
      5.2,
      0.86,
    ),
    ...pair(
      [
        [2, 222],
        [9, 192],
        [12, 150],
        [14, 104],
      ],
      carotid,
    ),
    ...pair(
      [
        [2, 222],
        [30, 203],
        [72, 214],
        [98, 246],
        [107, 304],
        [116, 358],
        [130, 416],
        [146, 474],
        [157, 530],
      ],
      subclavian,
    ),
    ...pair(
      [
        [0, 412],
        [16, 450],
        [38, 494],
        [46, 556],
        [45, 640],
        [43, 700],
        [42, 780],
        [37, 880],
        [42, 920],
      ],
      iliac,
    ),
  ];
}

export function isBodyZone(name: string): name is BodyZone {
  return Object.hasOwn(zonePaths, name);
}
