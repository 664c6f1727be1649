import { type ReactNode, useRef } from 'react'
import { fileOf, rankOf, stepFrom, widthOf } from '../../../../engine/jackal/cells.ts'
import type { Board, Cell, Side } from '../../../../engine/jackal/types.ts'
import { sounds } from '../../../audio/sounds.ts'
import { useBeyondAnchor } from '../../../hud/panels/panels.ts'
import { useWords } from '../../../hud/useWords.ts'
import { ChoiceKey } from '../../../input/CommandKey.tsx'
import { useShownStore } from '../../../playback/shownStore.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { type Asked, type Crew, crewOf, moversOf, rowableOf, type Selected, sailersOf } from '../../intent/targets.ts'
import { pieceFullName } from '../../names.ts'
import { boatAt } from '../../table/vessels.ts'
import { Helm, Portrait } from '../insignia.tsx'
import './crewBubble.css'

/** Beside the chosen ship or boat, or that of the chosen one: she and all aboard, to choose who acts. */
export function CrewBubble() {
  const intent = useIntent()
  const busy = useShownStore((state) => state.busy)
  const crew = intent.asked && !busy ? crewOf(intent) : null
  const boat = crew?.boat && intent.view ? boatAt(intent.view, crew.at) : null
  const side = boat ? (boat.sides[0] ?? 'S') : intent.view?.teams.find(({ id }) => id === crew?.ship)?.side
  if (!crew || !side || !intent.view || crew.men.length === 0) return null
  const beside = besideShip(intent.view.board, crew.at, side)
  return <CrewPanel key={crew.at} crew={crew} beside={beside} intent={intent} />
}

/** The neighbour in the lane beyond which the panel stands, so that it hides neither of the ship's own targets. */
function besideShip(board: Board, ship: Cell, side: Side): Cell {
  if (side === 'S' || side === 'N') {
    const isFarEast = fileOf(board, ship) > widthOf(board) - 6
    return stepFrom(board, ship, [isFarEast ? -1 : 1, 0])
  }
  return stepFrom(board, ship, [0, rankOf(board, ship) < 5 ? 1 : -1])
}

interface CrewPanelProps {
  readonly crew: Crew
  readonly beside: Cell
  readonly intent: IntentState
}

function CrewPanel({ crew, beside, intent }: CrewPanelProps) {
  const { t } = useWords()
  const ref = useRef<HTMLElement>(null)
  useBeyondAnchor(ref, beside, crew.at)
  const { selected, asked } = intent
  const team = t(`team.${crew.ship}`)
  const helm = helmOf(crew, asked)
  return (
    <section
      ref={ref}
      className="bubble crew-bubble wood"
      aria-label={t(crew.boat ? 'crew.titleBoat' : 'crew.title', { team })}
      data-testid="crew"
    >
      {helm && (
        <PortraitButton
          one={helm}
          label={t(crew.boat ? 'crew.boat' : 'crew.ship')}
          pressed={selected?.kind === 'ship'}
          testId="crew-ship"
        >
          <Helm size={2} />
        </PortraitButton>
      )}
      {crew.men.map((man, index) => (
        <PortraitButton
          key={man.id}
          one={{ kind: 'piece', id: man.id }}
          label={t('crew.man', { name: pieceFullName(t, man.id), n: index + 1 })}
          pressed={selected?.kind === 'piece' && selected.id === man.id}
          disabled={!moversOf(asked).includes(man.id)}
          testId={`crew-${man.id}`}
        >
          <ChoiceKey n={index + 1} />
          <Portrait of={man} size={2} />
        </PortraitButton>
      ))}
    </section>
  )
}

/** The ship or boat herself, where she may move. */
function helmOf({ ship, boat }: Crew, asked: Asked | null): Selected | null {
  if (boat) return rowableOf(asked)
  return sailersOf(asked).includes(ship) ? { kind: 'ship', team: ship } : null
}

interface PortraitButtonProps {
  readonly one: Selected
  readonly label: string
  readonly pressed: boolean
  readonly disabled?: boolean
  readonly testId: string
  readonly children: ReactNode
}

function PortraitButton({ one, label, pressed, disabled = false, testId, children }: PortraitButtonProps) {
  return (
    <button
      type="button"
      className="crew-portrait"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      aria-disabled={disabled}
      data-testid={testId}
      onClick={() => {
        sounds.play('click')
        useIntent.getState().choosePortrait(one)
      }}
    >
      {children}
    </button>
  )
}
