import { useEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'

/**
 * Returns parts that are modelled at run time, and frees them when others replace them.
 * @param measure identifies the sizes that `make` depends on
 */
export function useMadeParts<Part extends string>(
  make: () => Readonly<Partial<Record<Part, BufferGeometry>>>,
  measure: string,
): Readonly<Partial<Record<Part, BufferGeometry>>> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measure identifies everything that `make` depends on
  const parts = useMemo(make, [measure])
  useEffect(
    () => () => {
      for (const part of Object.values<BufferGeometry | undefined>(parts)) part?.dispose()
    },
    [parts],
  )
  return parts
}
