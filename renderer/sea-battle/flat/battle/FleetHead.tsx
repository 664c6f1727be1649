import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import type { SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { fleetStatus } from '../../hud/fleet/fleets.ts'
import { Flag, Silhouette } from '../../hud/insignia.tsx'

/** Whose sea lies below, and which of its ships still float. */
export function FleetHead({ view, seat }: { readonly view: SeaBattleState; readonly seat: SeaSeat }) {
  const { t, nameOf } = useWords()
  const { flag, ships, afloat } = fleetStatus(view, seat)
  const of = FLEET.length
  return (
    <section className="flat-fleet" data-testid={`flat-fleet-${seat}`}>
      <p className="visually-hidden">{t('sea.fleet', { name: nameOf(seat), n: afloat, of })}</p>
      <p className="flat-fleet-name" aria-hidden="true">
        <Flag flag={flag} width={1.6875} />
        <span>{t('result.field', { name: nameOf(seat) })}</span>
        <span className="flat-count">{t('sea.afloat', { n: afloat, of })}</span>
      </p>
      <p className="flat-fleet-ships" aria-hidden="true">
        {ships.map(({ length, sunk }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of ships never changes its order
          <Silhouette key={index} length={length} sunk={sunk} cell={0.8} />
        ))}
      </p>
    </section>
  )
}
