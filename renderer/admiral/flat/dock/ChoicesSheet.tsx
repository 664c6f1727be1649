import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { Button } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { leftOn, leftText } from '../../hud/orders/courseText.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { boardingsOf, shootablesOf } from '../../intent/targets.ts'
import { headingName, nameIn } from '../../names.ts'
import { berthsOf, turnsFor } from './choices.ts'

interface ChoicesSheetProps {
  readonly view: AdmiralState
  readonly onClose: () => void
}

/** All possible orders of the selected ship: for screen readers, and for small cells. */
export function ChoicesSheet({ view, onClose }: ChoicesSheetProps) {
  const { t } = useWords()
  return (
    <Dialog
      title={t('flat.admiral.choices')}
      surface="parchment"
      onClose={onClose}
      testId="choices-sheet"
      actions={
        <Button autoFocus onClick={onClose}>
          {t('flat.close')}
        </Button>
      }
    >
      <Choices view={view} onChosen={onClose} />
    </Dialog>
  )
}

interface Choice {
  readonly key: string
  readonly text: string
  prepare(): void
}

function Choices({ view, onChosen }: { readonly view: AdmiralState; readonly onChosen: () => void }) {
  const { t } = useWords()
  const choices = choicesIn(useIntent(), view, t)
  if (choices.length === 0) return <p>{t('flat.admiral.none')}</p>
  return (
    <ul className="waters-choices">
      {choices.map(({ key, text, prepare }) => (
        <li key={key}>
          <Button
            kind="quiet"
            onClick={() => {
              onChosen()
              prepare()
            }}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Returns attacks, turns and courses of the selected ship. Choosing one prepares it; the brass button sends it. */
function choicesIn(intent: IntentState, view: AdmiralState, t: Translate): readonly Choice[] {
  const { asked, selected } = intent
  const { aimAt, grapple } = useIntent.getState()
  const at = (id: UnitId) => {
    const cell = unitNamed(view, id)?.at
    return typeof cell === 'number' ? printCell(cell) : ''
  }
  return [
    ...shootablesOf(asked, selected).map(({ target }) => ({
      key: `fire ${target}`,
      text: `${t('fire.title', { unit: nameIn(t, view, target, 'dat') })} ${at(target)}`,
      prepare: () => aimAt(target),
    })),
    ...boardingsOf(asked, selected).map(({ target }) => ({
      key: `board ${target}`,
      text: `${t('board.title', { unit: nameIn(t, view, target, 'gen') })} ${at(target)}`,
      prepare: () => grapple(target),
    })),
    ...turnsFor(intent).map(({ heading, prepare }) => ({
      key: `turn ${heading}`,
      text: t('course.turnTo', { heading: headingName(t, heading) }),
      prepare,
    })),
    ...berthsOf(intent).map(({ berth, prepare }) => ({
      key: `sail ${berth.at} ${berth.heading}`,
      text: `${t('flat.admiral.course', { at: printCell(berth.at), heading: headingName(t, berth.heading) })}. ${leftText(t, leftOn(view, selected ?? '', berth))}`,
      prepare,
    })),
  ]
}
