import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { Coin } from '../../hud/Coin.tsx'
import { useWords } from '../../hud/useWords.ts'
import { Flag } from '../hud/Flag.tsx'
import { type Fleet, fleetsOf } from '../hud/fleet/fleets.ts'
import { WindRose } from '../hud/turn/WindRose.tsx'
import { teamName } from '../names.ts'

/** The wind, and of every squadron how many ships are afloat and how much gold is landed. */
export function Fleets({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const { wind } = view
  const toward = wind.strength === 'calm' ? '' : ` ${t('wind.toward', { heading: t(`heading.${wind.toward}`) })}`
  return (
    <div className="waters-head wood">
      <section className="waters-wind" aria-label={t('wind.title')} data-testid="flat-wind">
        <WindRose wind={wind} size={2.5} />
        <p>
          {t(`wind.${wind.strength}`)}
          <small>{toward}</small>
        </p>
      </section>
      <ul className="waters-fleets" aria-label={t('adm.fleets')} data-testid="flat-fleets">
        {fleetsOf(view).map((fleet) => (
          <Squadron key={fleet.id} fleet={fleet} hunts={view.options.scenario === 'treasure'} />
        ))}
      </ul>
    </div>
  )
}

function Squadron({ fleet, hunts }: { readonly fleet: Fleet; readonly hunts: boolean }) {
  const { t } = useWords()
  const { id, ships, afloat, left, acting, gold } = fleet
  return (
    <li className="waters-fleet" data-acting={acting}>
      <Flag team={id} width={1.5} />
      <span aria-hidden="true" className="waters-count">
        {afloat}/{ships.length}
      </span>
      <span className="visually-hidden">
        {t('adm.fleet', { team: teamName(t, id), afloat, of: ships.length, left })}
      </span>
      {(hunts || gold > 0) && (
        <span className="waters-count" title={t('adm.gold', { n: gold })}>
          {gold} <Coin size={1} />
        </span>
      )}
    </li>
  )
}
