import { TILE_KINDS, type TileKind } from '../../../engine/jackal/data/tiles.ts'
import { sizeOf } from '../../../engine/jackal/deck.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import { TileFace } from '../insignia/TileFace.tsx'
import { tileName } from '../log/sentences.ts'
import { boardOf, withCount } from './sketch.ts'
import { change, useSketch } from './workshop.ts'

/** Kinds that can be dealt: ferries are drawn. */
const DEALT = TILE_KINDS.filter((kind) => kind !== 'ferry')

/** The tiles of the map: in proportion to its land, or counted by hand. */
export function DeckFields() {
  const t = useText()
  const sketch = useSketch()
  const board = boardOf(sketch)
  const [tiles, land] = [sizeOf(board.deck), landOf(board).length]
  return (
    <section className="workshop-part" aria-labelledby="workshop-deck">
      <h2 id="workshop-deck" className="label">
        {t('workshop.deck')}
      </h2>
      <Toggle
        label={t('workshop.deck.scaled')}
        about={t('workshop.deck.scaled.about')}
        value={sketch.deck === null}
        onChange={(isScaled) => change({ ...sketch, deck: isScaled ? null : board.deck })}
        testId="deck-scaled"
      />
      <p className="workshop-total" data-wrong={tiles !== land} data-testid="deck-total">
        {t('workshop.deck.total', { tiles, land })}
      </p>
      {sketch.deck !== null && (
        <ul className="workshop-deck">
          {DEALT.filter((kind) => kind !== 'bear' || sketch.variant === 'archipelago' || board.deck.bear).map(
            (kind) => (
              <KindRow key={kind} kind={kind} />
            ),
          )}
        </ul>
      )}
    </section>
  )
}

function KindRow({ kind }: { readonly kind: TileKind }) {
  const t = useText()
  const sketch = useSketch()
  const count = sketch.deck?.[kind] ?? 0
  const name = tileName(t, kind)
  return (
    <li className="workshop-kind" data-testid={`deck-${kind}`}>
      <TileFace kind={kind} size={2} />
      <span className="workshop-kind-name">{name}</span>
      <Button
        small
        label={t('workshop.less', { what: name })}
        disabled={count === 0}
        onClick={() => change(withCount(sketch, kind, count - 1))}
        testId={`less-${kind}`}
      >
        −
      </Button>
      <output aria-label={`${name}: ${count}`}>{count}</output>
      <Button
        small
        label={t('workshop.more', { what: name })}
        onClick={() => change(withCount(sketch, kind, count + 1))}
        testId={`more-${kind}`}
      >
        +
      </Button>
    </li>
  )
}
