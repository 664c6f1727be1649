import { Line } from '@react-three/drei/core/Line.js'
import { useFrame, useThree } from '@react-three/fiber'
import { type ComponentRef, useMemo, useRef } from 'react'
import type { InterleavedBufferAttribute } from 'three'
import { usePicture } from '../../picture/picture.ts'
import { useShownNow, useTableGame } from '../../playback/useShownTable.ts'
import type { DrawnMark } from '../../remote/caster/caster.ts'
import { useGameParts } from '../../shell/games.ts'
import { type BoardPlace, pointOn } from '../../table/boardPlaces.ts'
import { boardOf, legsOn, linesOf, scaleOn, strengthAt } from './markLines.ts'
import { useMarks } from './useMarks.ts'

/** The height of marks over the board, cells; they are drawn over all pieces. */
const LIFT = 0.04
/** The colours and the widths in cells of the two layers: the dark casing makes the core readable on any ground. */
const LAYERS = [
  { name: 'casing', colour: [0.012, 0.005, 0.002], width: 0.23, order: 20 },
  { name: 'core', colour: [1, 0.75, 0.07], width: 0.12, order: 21 },
] as const

/** Draws the marks of the caster on the boards of the 3D table: all of them in two draw calls. */
export function TableMarks() {
  const marks = useMarks()
  const boards = useBoards()
  const scale = scaleOn(boards.reduce((sum, { columns }) => sum + columns, 0)) // one picture shows all boards
  const legs = useMemo(() => [...legsOf(marks, boards, scale), UNSEEN], [marks, boards, scale])
  return LAYERS.map(({ width, ...layer }) => <Layer key={layer.name} legs={legs} width={width * scale} {...layer} />)
}

/** A straight piece of a mark on the table. */
interface Leg {
  readonly since: number
  readonly points: readonly (readonly [number, number, number])[]
}

/** A leg that is never seen: it keeps the shaders ready, so that the first mark is drawn at once. */
const UNSEEN: Leg = {
  since: Number.NEGATIVE_INFINITY,
  points: [
    [0, 0, 0],
    [0, 0, 0],
  ],
}

function legsOf(marks: readonly DrawnMark[], boards: readonly BoardPlace[], scale: number): readonly Leg[] {
  return marks.flatMap(({ mark, since }) => {
    const place = boards.find(({ board }) => board === boardOf(mark))
    if (!place) return []
    return linesOf(mark, scale).flatMap((line) =>
      legsOn(line, place).map((leg) => ({
        since,
        points: leg.map((at) => {
          const { x, y, z } = pointOn(place, at)
          return [x, y + LIFT, z] as const
        }),
      })),
    )
  })
}

/** Returns the places of the boards of the shown match. */
function useBoards(): readonly BoardPlace[] {
  const { boards } = useGameParts().table
  const near = useTableGame((table) => table.near)
  const shown = useShownNow((now) => now.shown)
  const key = JSON.stringify(boards(shown, near))
  return useMemo(() => JSON.parse(key) as readonly BoardPlace[], [key]) // what was printed above
}

interface LayerProps {
  readonly legs: readonly Leg[]
  readonly colour: readonly [number, number, number]
  readonly width: number
  readonly order: number
}

function Layer({ legs, colour, width, order }: LayerProps) {
  const { clock } = usePicture()
  const line = useRef<ComponentRef<typeof Line>>(null)
  const invalidate = useThree((state) => state.invalidate)
  const points = useMemo(() => legs.flatMap((leg) => leg.points.map(([x, y, z]) => [x, y, z] as const)), [legs])
  const colours = useMemo(() => points.map((): [number, number, number, number] => [...colour, 1]), [points, colour])
  useFrame(() => {
    const colourStart = line.current?.geometry.attributes.instanceColorStart as InterleavedBufferAttribute | undefined // made by `Line`
    if (!colourStart) return
    const now = clock.now()
    legs.forEach(({ since }, index) => {
      for (const end of [0, 1]) colourStart.data.array[(2 * index + end) * 4 + 3] = strengthAt(now - since)
    })
    colourStart.data.needsUpdate = true
    if (legs.some(({ since }) => strengthAt(now - since) > 0)) invalidate()
  })
  return (
    <Line
      ref={line}
      points={points}
      vertexColors={colours}
      segments
      worldUnits
      lineWidth={width}
      depthTest={false}
      depthWrite={false}
      toneMapped={false}
      frustumCulled={false}
      renderOrder={order}
    />
  )
}
