/** An automation event written to a parameter, in call order. */
export interface ParamEvent {
  readonly kind: 'set' | 'linear' | 'exponential' | 'target' | 'cancel'
  readonly value: number
  readonly time: number
}

class FakeParam {
  value: number
  readonly events: ParamEvent[] = []

  constructor(value: number) {
    this.value = value
  }

  setValueAtTime(value: number, time: number): this {
    return this.note('set', value, time)
  }

  linearRampToValueAtTime(value: number, time: number): this {
    return this.note('linear', value, time)
  }

  exponentialRampToValueAtTime(value: number, time: number): this {
    if (value <= 0) throw new RangeError('an exponential ramp cannot reach zero')
    return this.note('exponential', value, time)
  }

  setTargetAtTime(value: number, time: number): this {
    return this.note('target', value, time)
  }

  cancelScheduledValues(time: number): this {
    return this.note('cancel', 0, time)
  }

  private note(kind: ParamEvent['kind'], value: number, time: number): this {
    if (!Number.isFinite(value) || !(time >= 0)) throw new TypeError('not a point in time')
    this.events.push({ kind, value, time })
    return this
  }
}

class FakeNode {
  readonly kind: string
  readonly outputs: (FakeNode | FakeParam)[] = []

  constructor(kind: string) {
    this.kind = kind
  }

  connect<T extends FakeNode | FakeParam>(to: T): T {
    this.outputs.push(to)
    return to
  }

  disconnect(): void {
    this.outputs.length = 0
  }
}

export class FakeGain extends FakeNode {
  readonly gain = new FakeParam(1)
}

class FakePanner extends FakeNode {
  readonly pan = new FakeParam(0)
}

class FakeFilter extends FakeNode {
  type = 'lowpass'
  readonly frequency = new FakeParam(350)
  readonly Q = new FakeParam(1)
}

class FakeCompressor extends FakeNode {
  readonly threshold = new FakeParam(-24)
  readonly knee = new FakeParam(30)
  readonly ratio = new FakeParam(12)
  readonly attack = new FakeParam(0.003)
  readonly release = new FakeParam(0.25)
}

class FakeBuffer {
  readonly duration: number
  private readonly channels: readonly Float32Array[]

  constructor(channels: number, length: number, sampleRate: number) {
    this.duration = length / sampleRate
    this.channels = Array.from({ length: channels }, () => new Float32Array(length))
  }

  getChannelData(channel: number): Float32Array {
    return this.channels[channel] ?? new Float32Array()
  }
}

export class FakeSource extends FakeNode {
  readonly started: number[] = []
  readonly stopped: number[] = []
  readonly frequency = new FakeParam(440)
  type = 'sine'
  loop = false
  buffer: FakeBuffer | null = null
  onended: (() => void) | null = null

  start(at = 0): void {
    if (this.started.length > 0) throw new Error('started twice')
    this.started.push(at)
  }

  stop(at = 0): void {
    if (this.started.length === 0) throw new Error('stopped before it was started')
    this.stopped.push(at)
  }
}

/** A silent Web Audio context that records every node; tests advance its clock. */
export class FakeContext {
  readonly sampleRate = 8000
  readonly destination = new FakeNode('destination')
  readonly nodes: FakeNode[] = []
  currentTime = 0
  state: AudioContextState = 'running'
  resumed = 0

  createGain = () => this.made(new FakeGain('gain'))
  createStereoPanner = () => this.made(new FakePanner('panner'))
  createBiquadFilter = () => this.made(new FakeFilter('filter'))
  createDynamicsCompressor = () => this.made(new FakeCompressor('compressor'))
  createConvolver = () => this.made(Object.assign(new FakeNode('convolver'), { buffer: null }))
  createOscillator = () => this.made(new FakeSource('oscillator'))
  createBufferSource = () => this.made(new FakeSource('noise'))
  createBuffer = (channels: number, length: number, sampleRate: number) => new FakeBuffer(channels, length, sampleRate)

  resume = async () => {
    this.resumed += 1
    this.state = 'running'
  }

  close = async () => {
    this.state = 'closed'
  }

  /** Every oscillator and noise source created so far, in order. */
  get sources(): readonly FakeSource[] {
    return this.nodes.filter((node) => node instanceof FakeSource)
  }

  get gains(): readonly FakeGain[] {
    return this.nodes.filter((node) => node instanceof FakeGain)
  }

  private made<T extends FakeNode>(node: T): T {
    this.nodes.push(node)
    return node
  }
}

/** Returns the fake as the real type; it implements only what the code under test uses. */
export const asAudioContext = (fake: FakeContext): AudioContext => fake as unknown as AudioContext

/** Returns a deterministic replacement for random numbers. */
export function countedLuck(): () => number {
  let state = 1
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
