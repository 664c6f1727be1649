import { useEffect } from 'react'
import { useShownNow, useTableGame } from '../../playback/useShownTable.ts'
import { useScreen } from '../../ui/screens.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { hasNoShips, isSeaBattleView, nearSeatOf } from '../view.ts'
import { FAR_SEA_VIEW } from './farSea.ts'

/** Frames only the enemy's sea in a puzzle, whose solver has no ships. */
export function FarSeaView(): null {
  const camera = useTableCamera()
  const isOpen = useScreen(({ screen }) => screen.name === 'match')
  const near = useTableGame((table) => nearSeatOf(table.near))
  const setFor = useTableGame((table) => table.setFor)
  const isAlone = useShownNow(({ shown }) => isSeaBattleView(shown) && hasNoShips(shown, near))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table is set, the shell shows both seas
  useEffect(() => {
    if (!isOpen || !isAlone) return
    const frame = requestAnimationFrame(() => camera.fly(FAR_SEA_VIEW))
    return () => cancelAnimationFrame(frame)
  }, [isOpen, isAlone, setFor])
  return null
}
