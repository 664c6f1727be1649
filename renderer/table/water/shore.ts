/** Distance in cells from a point of the water to the nearest shore; negative on land. */
export type Shore = (x: number, z: number) => number
