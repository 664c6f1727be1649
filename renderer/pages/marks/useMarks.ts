import { useEffect, useReducer } from 'react'
import { MARK_FADES } from '../../../electron/contract/caster.ts'
import { useSession } from '../../host/session.ts'
import { usePicture } from '../../picture/picture.ts'
import { type DrawnMark, useCaster } from '../../remote/caster/caster.ts'

const NONE: readonly DrawnMark[] = []

/**
 * Returns the marks of the caster on the shown match that have not faded yet.
 * @param every the time after which they are drawn again while they fade, milliseconds; without it they are only
 * removed
 */
export function useMarks(every?: number): readonly DrawnMark[] {
  const { clock } = usePicture()
  const match = useSession((session) => session.match?.id)
  const drawn = useCaster(({ state, marks }) => (state?.match === match ? marks : NONE))
  const [, wake] = useReducer((count: number) => count + 1, 0)
  const now = clock.now()
  const alive = drawn.filter(({ since }) => now - since < MARK_FADES)
  const end = Math.min(...alive.map(({ since }) => since)) + MARK_FADES
  useEffect(() => {
    if (!Number.isFinite(end)) return
    const left = Math.max(0, end - clock.now())
    return clock.after(every === undefined ? left : Math.min(left, every), wake)
  })
  return alive
}
