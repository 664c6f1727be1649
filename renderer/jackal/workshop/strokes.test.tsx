import { expect, it, onTestFinished } from 'vitest'
import { listenForStrokes } from './strokes.ts'

/** Returns a canvas whose left half is the map, with the events that strokes and the camera receive. */
function canvas() {
  const element = document.createElement('div')
  element.setPointerCapture = () => undefined
  const received: string[] = []
  const at = (spot: { readonly x: number } | null) => (spot ? String(spot.x) : 'nowhere')
  const stop = listenForStrokes(element, ({ clientX: x }) => (x < 100 ? { x, z: 0 } : null), {
    onBegin: (spot) => {
      if (spot) received.push(`begin ${at(spot)}`)
      return spot !== null
    },
    onGoOn: (spot) => void received.push(`on ${at(spot)}`),
    onEnd: () => void received.push('end'),
    onDrop: () => void received.push('drop'),
    onHover: () => undefined,
  })
  onTestFinished(stop)
  for (const kind of ['down', 'move', 'up'] as const) {
    element.addEventListener(`pointer${kind}`, ({ pointerId, clientX }) => {
      received.push(`camera ${kind} ${pointerId} ${clientX}`)
    })
  }
  const send = (kind: string, x: number, more: PointerEventInit = {}) =>
    element.dispatchEvent(new PointerEvent(`pointer${kind}`, { clientX: x, pointerId: 1, isPrimary: true, ...more }))
  const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 })
  return { received, send, finger, stop }
}

it('paints with the main button, and the camera receives nothing of it', () => {
  const { received, send } = canvas()
  send('down', 10)
  send('move', 20)
  send('move', 150)
  send('up', 30)
  expect(received).toEqual(['begin 10', 'on 20', 'on nowhere', 'end'])
})

it('leaves presses beside the map and other buttons to the camera', () => {
  const { received, send } = canvas()
  send('down', 150)
  send('up', 160)
  send('down', 10, { button: 2 })
  expect(received).toEqual(['camera down 1 150', 'camera up 1 160', 'camera down 1 10'])
})

it('paints with one finger; with a second one both move the camera, and the stroke is dropped', () => {
  const { received, send, finger } = canvas()
  send('down', 10, finger(1))
  send('move', 20, finger(1))
  send('down', 60, finger(2))
  send('move', 70, finger(2))
  send('up', 70, finger(2))
  expect(received).toEqual([
    'begin 10',
    'on 20',
    'drop',
    'camera down 1 20',
    'camera down 2 60',
    'camera move 2 70',
    'camera up 2 70',
  ])
  received.length = 0
  send('down', 40, finger(3))
  send('up', 40, finger(3))
  send('up', 20, finger(1))
  expect(received).toEqual(['camera down 3 40', 'camera up 3 40', 'camera up 1 20'])
  received.length = 0
  send('down', 50, finger(4))
  send('up', 50, finger(4))
  expect(received).toEqual(['begin 50', 'end'])
})

it('ends a stroke with the workshop', () => {
  const { received, send, stop } = canvas()
  send('down', 10)
  stop()
  send('move', 20)
  expect(received).toEqual(['begin 10', 'end', 'camera move 1 20'])
})
