import { useMemo } from 'react'
import { SQUADRON_MARKS } from '../../../models/admiral/squadron/marks.ts'
import { SEA_FRAME } from '../../../models/admiral/tray.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { RailRibbon } from '../../table/ribbon/RailRibbon.tsx'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import type { Field } from '../table/anchors.ts'
import { isAdmiralView } from '../view.ts'

/** The end of the letters on the rails, in cells. */
const FROM = 0.72

/** The ribbon of the squadron in turn round the tray; hidden while captains are assigned, and at the end. */
export function TurnRibbon({ field: { width, height } }: { readonly field: Field }) {
  const squadron = useShownNow(({ shown }) => (isAdmiralView(shown) ? shown.turn : null))
  const isShown = useShownNow(({ shown }) => isAdmiralView(shown) && !shown.result && shown.assigning.length === 0)
  const palette = usePalette()
  const trays = useMemo(() => {
    const { margin, rail } = SEA_FRAME
    return [{ x: 0, z: 0, rail, from: FROM, sizeX: width + 2 * margin, sizeZ: height + 2 * margin }]
  }, [width, height])
  if (squadron === null) return null
  const paint = { cloth: TEAM_COLOURS[palette].admiral[squadron], mark: SQUADRON_MARKS[squadron], isStained: true }
  return <RailRibbon trays={trays} paint={paint} isShown={isShown} />
}
