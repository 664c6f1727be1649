import { FLAGS } from '../../../engine/sea-battle/data/fleet.ts'
import { MARKS } from '../hud/legend/legend.ts'
import { MarkPicture } from '../hud/legend/MarkPicture.tsx'
import { Flag, Silhouette } from '../insignia/insignia.tsx'
import { CHARTS, isChartName } from './charts.ts'
import { SeaDrawing } from './SeaDrawing.tsx'

/** A drawing of the book of rules: `ship/4`, `flag/royal`, `mark/hit`, `chart/wrong`. */
export function RulePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const [kind, name] = id.split('/')
  const flag = FLAGS.find((one) => one === name)
  const mark = MARKS.find((one) => one === name)
  if (kind === 'flag' && flag) return <Flag flag={flag} width={size} />
  if (kind === 'mark' && mark) return <MarkPicture mark={mark} size={size * 0.8} />
  if (kind === 'chart' && isChartName(name)) return <SeaDrawing chart={CHARTS[name]} width={size * 1.9} />
  return kind === 'ship' ? <Silhouette length={Number(name)} cell={size * 0.32} /> : null
}
