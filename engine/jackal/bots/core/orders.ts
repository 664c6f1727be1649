/** Returns all orders of `count` things, the present one first, as the rules list them (J-LIGHTHOUSE). */
export function ordersOf(count: number): readonly (readonly number[])[] {
  return ORDERS[count] ?? []
}

const ORDERS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((count) =>
  permutations(Array.from({ length: count }, (_, i) => i)),
)

function permutations(things: readonly number[]): readonly (readonly number[])[] {
  if (things.length <= 1) return [things]
  return things.flatMap((first) => permutations(things.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}
