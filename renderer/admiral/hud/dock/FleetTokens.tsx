import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useAskedSeat } from '../../../host/askedSeat.ts'
import { useSession } from '../../../host/session.ts'
import { Token } from '../../../hud/frame/Dock.tsx'
import { useText } from '../../../i18n/useText.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useIntent } from '../../intent/intent.ts'
import { unitClass } from '../../names.ts'
import { fleetsOf, type UnitStatus } from '../fleet/fleets.ts'
import { screenReaderStatus } from '../fleet/unitWords.ts'
import { CardPicture, UnitPicture } from '../pictures.tsx'

interface FleetTokensProps {
  readonly view: AdmiralState
  /** Called with the prompt's words for the token under the pointer. */
  readonly onPoint: (words: string | null) => void
}

/** Shows the ships and forts of the asked seat: hull as a bar, a tick once done. */
export function FleetTokens({ view, onPoint }: FleetTokensProps) {
  const t = useText()
  const asked = useAskedSeat()
  const viewer = useSession((state) => state.viewer)
  const fleet = fleetsOf(view).find(({ id }) => id === (asked ?? viewer))
  const units = [...(fleet?.ships ?? []), ...(fleet?.forts ?? [])].filter(({ unit }) => unit.at !== null)
  return (
    <fieldset className="fleet-tokens" aria-label={t('dock.adm.fleet')}>
      {units.map((status) => (
        <UnitToken key={status.unit.id} view={view} status={status} onPoint={onPoint} />
      ))}
    </fieldset>
  )
}

function UnitToken({ view, status, onPoint }: FleetTokensProps & { readonly status: UnitStatus }) {
  const t = useText()
  const { unit, condition, hull } = status
  const isChosen = useIntent((state) => state.selected === unit.id)
  const captain = isShip(unit) ? unit.captain : null
  return (
    <Token
      label={screenReaderStatus(t, view, status)}
      icon={
        <span className="fleet-token" data-condition={condition}>
          <UnitPicture kind={unit.class} team={unit.team} lost={condition === 'silent'} width={2.25} />
          {captain !== null && isShip(unit) && <CardPicture card={captain} shown={unit.shown} width={0.75} />}
        </span>
      }
      {...(isChosen && { command: TABLE.commands['next-piece'] })}
      pressed={isChosen}
      done={condition === 'done' || condition === 'prize'}
      share={hull.left / Math.max(1, hull.of)}
      onPress={() => useIntent.getState().select(unit.id)}
      onPoint={(isPointed) => {
        useIntent.getState().hoverUnit(isPointed ? unit.id : null)
        onPoint(isPointed ? `${unitClass(t, view, unit)}: ${t(`state.${condition}`)}` : null)
      }}
      testId={`unit-${unit.id}`}
    />
  )
}
