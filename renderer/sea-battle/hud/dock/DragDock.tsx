import { CoachToken } from '../../../hud/coach/CoachNote.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { PlaceDock } from './PlaceDock.tsx'

/** The dock of a fleet that pointer and keys place. */
export function DragDock() {
  const { t } = useWords()
  const isDragged = usePlacement(({ held }) => held?.point != null)
  return (
    <PlaceDock
      takes={t('hint.place')}
      moves={t(isDragged ? 'hint.place.held' : 'hint.place.cursor')}
      lay={isDragged ? null : () => usePlacement.getState().confirm()}
      coach={<CoachToken />}
    />
  )
}
