import type { ReactNode } from 'react'
import { printCell } from '../../../../engine/jackal/cells.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { Boat, Flag, Helm, Portrait } from '../../hud/insignia.tsx'
import { TileFace } from '../../hud/tileCard/TileFace.tsx'
import { tileCardOf } from '../../hud/tileCard/tileCard.ts'
import { isSame } from '../../intent/actorRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { placeOf, type Selected, selectablesOf, type Target, targetsOf, vesselCellOf } from '../../intent/targets.ts'
import { pieceFullName } from '../../names.ts'
import { vesselAt } from '../../table/vessels.ts'
import { facingSeen } from '../board/boardCells.ts'

/** More goals than these are chosen on the board alone. */
const MOST_GOALS = 12

interface RailProps {
  readonly view: JackalState
  readonly intent: IntentState
}

/**
 * Large pictures for fingers that cells are too small for: all who may act in one row, and below it where the chosen one may
 * go. Each keeps its place, whichever is chosen.
 */
export function Rail({ view, intent }: RailProps) {
  const { t } = useWords()
  const able = selectablesOf(intent.asked)
  const goals = targetsOf(intent)
  return (
    <>
      {able.length > 0 && (
        <ul className="isle-rail" aria-label={t('flat.jackal.men')} data-testid="flat-men">
          {able.map((one) => (
            <Actor
              key={one.kind === 'piece' ? one.id : `${one.boat ? 'boat' : 'ship'} ${one.team}`}
              one={one}
              view={view}
              intent={intent}
            />
          ))}
        </ul>
      )}
      {goals.length > 0 && goals.length <= MOST_GOALS && (
        <ul className="isle-rail" aria-label={t('flat.jackal.goals')} data-testid="flat-goals">
          {goals.map((target) => (
            <Goal key={target.cell} target={target} view={view} isAimed={target.cell === intent.cursor} />
          ))}
        </ul>
      )}
    </>
  )
}

interface ActorProps extends RailProps {
  readonly one: Selected
}

/** One who may act; a press chooses it. */
function Actor({ one, view, intent: { selected } }: ActorProps) {
  const { t } = useWords()
  const isChosen = isSame(one, selected)
  const at = one.kind === 'piece' ? placeOf(one.id, view) : vesselCellOf(view, one)
  const cell = at === null ? '' : printCell(view.board, at)
  const name =
    one.kind === 'piece'
      ? opening(pieceFullName(t, one.id))
      : t(one.boat ? 'card.boat' : 'card.ship', { team: t(`team.${one.team}`) })
  return (
    <RailItem
      label={`${name} ${cell}`}
      text={cell}
      pressed={isChosen}
      onPress={() => useIntent.getState().choosePortrait(one)}
    >
      <ActorPicture one={one} view={view} />
    </RailItem>
  )
}

function ActorPicture({ one, view }: { readonly one: Selected; readonly view: JackalState }) {
  if (one.kind === 'ship')
    return (
      <span className="isle-rail-picture">
        {one.boat ? <Boat size={2.25} /> : <Helm size={2.25} />}
        <span className="isle-rail-flag">
          <Flag team={one.team} width={1.25} />
        </span>
      </span>
    )
  const piece = view.pieces.find(({ id }) => id === one.id)
  return <span className="isle-rail-picture">{piece && <Portrait of={piece} size={2.5} />}</span>
}

interface GoalProps {
  readonly target: Target
  readonly view: JackalState
  readonly isAimed: boolean
}

/** A lit cell; pressing it aims there. */
function Goal({ target: { cell, fatal }, view, isAimed }: GoalProps) {
  const { t } = useWords()
  const { title, face, cell: name } = tileCardOf(view, cell, t)
  const owner = vesselAt(view, cell)
  return (
    <RailItem
      label={`${name}: ${title}${fatal ? `. ${t('prompt.fatal')}` : ''}`}
      text={name}
      pressed={isAimed}
      danger={fatal}
      onPress={() => useIntent.getState().aimAt(cell)}
    >
      {face ? (
        <TileFace {...face} facing={facingSeen(view.board, face)} size={3.25} />
      ) : (
        <span className="isle-rail-picture is-sea">{owner && <Flag team={owner} width={2.25} />}</span>
      )}
    </RailItem>
  )
}

interface RailItemProps {
  readonly label: string
  readonly text: string
  readonly pressed: boolean
  readonly danger?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function RailItem({ label, text, pressed, danger = false, onPress, children }: RailItemProps) {
  return (
    <li>
      <button
        type="button"
        className={`isle-rail-item ${danger ? 'is-fatal' : ''}`}
        aria-label={label}
        aria-pressed={pressed}
        onClick={onPress}
      >
        {children}
        <span aria-hidden="true">{text}</span>
      </button>
    </li>
  )
}
