import { useText } from '../../../i18n/useText.ts'
import type { SeatTable } from '../../table3d/SeatTable.tsx'
import { ShowIn3d } from './ShowIn3d.tsx'

/** Replaces the flat table for a game that has none. */
export function TableOnly({ onShowIn3d }: { readonly onShowIn3d: (Table: typeof SeatTable) => void }) {
  const t = useText()
  return (
    <main className="seat-page">
      <section className="seat-card parchment">
        <p>{t('seat.tableOnly')}</p>
        <ShowIn3d onLoaded={onShowIn3d} />
      </section>
    </main>
  )
}
