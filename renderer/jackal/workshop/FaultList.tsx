import { useLanguage, useText } from '../../i18n/useText.ts'
import { faultText } from './faultText.ts'
import { boardOf } from './sketch.ts'
import type { SketchFault } from './sketchFaults.ts'
import { useSketch, useWorkshop } from './workshop.ts'

/** The faults of the sketch, in words; the marks on the map show the places. */
export function FaultList() {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const board = boardOf(useSketch())
  const faults = useWorkshop((state) => state.faults)
  return (
    <section className="workshop-part" aria-labelledby="workshop-faults">
      <h2 id="workshop-faults" className="label">
        {t('workshop.faults')}
      </h2>
      <div role="status" data-testid="workshop-faults">
        {faults.length === 0 ? (
          <p className="about">{t('workshop.faults.none')}</p>
        ) : (
          <ul className="workshop-faults">
            {faults.map((fault) => (
              <li key={keyOf(fault)} data-code={fault.code}>
                {faultText({ t, language }, board, fault)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function keyOf(fault: SketchFault): string {
  if ('sides' in fault) return `${fault.code}/${fault.sides.join()}/${fault.cells[0] ?? ''}`
  return fault.code === 'deck-size' ? fault.code : `${fault.code}/${fault.tile}`
}
