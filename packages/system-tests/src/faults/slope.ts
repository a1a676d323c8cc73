/** How much y grows while x grows by one, by the line that lies nearest to all points (least squares). */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const rise = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return rise / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}
