import { lazy } from 'react'
import type { SeaBattleState } from '../../../../engine/sea-battle/types.ts'
import { FlatDock, MainButton } from '../../../flat/FlatDock.tsx'
import { useFlatShell } from '../../../flat/shell.ts'
import { Dock } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { coordinateOf, useLetters } from '../../coordinates.ts'
import { SureWater } from '../../hud/dock/SureWater.tsx'
import { SightIcon } from '../../insignia/SightIcon.tsx'
import { useAim } from '../../intent/aim.ts'
import { endReasonText } from '../../log/sentences.ts'
import { firePrompt, useLastShot } from '../../log/useLastShot.ts'
import { refusalText, refusedShotText } from '../../refusalText.ts'

/** Needed only at the end: a phone need not load it before. */
const InspectionNote = lazy(async () => ({
  default: (await import('../../inspection/InspectionNote.tsx')).InspectionNote,
}))

/** Fires at the cell aimed at, or shows why that is impossible. */
export function FireDock({ view }: { readonly view: SeaBattleState }) {
  const words = useWords()
  const { t, nameOf } = words
  const aiming = useAim((state) => state.open.size > 0)
  const refused = useAim((state) => state.refused)
  return (
    <FlatDock
      asked={aiming ? <Asked /> : null}
      watched={t('sea.fires', { name: nameOf(view.turn) })}
      vain={refused && refusedShotText(t, refused).text}
      {...(view.result && { reason: endReasonText(view.result, words), verdict: <InspectionNote view={view} /> })}
    />
  )
}

function Asked() {
  const { t } = useWords()
  const language = useLetters()
  const last = useLastShot()
  const { coach } = useFlatShell()
  const { open, cursor, refused, confirm } = useAim()
  if (refused?.why === 'sure-water') return <SureWater cell={refused.cell} />
  const isOpen = cursor !== null && open.has(cursor)
  return (
    <Dock
      isAsked
      prompt={cursor === null || isOpen ? t(firePrompt(last)) : refusalText(t, 'already-fired').text}
      tokens={coach}
      buttons={
        <MainButton
          label={isOpen ? t('hint.fire.at', { cell: coordinateOf(cursor, language) }) : t('key.fire')}
          icon={<SightIcon />}
          disabled={!isOpen}
          onPress={confirm}
        />
      }
    />
  )
}
