"""Steam over a wet floor, smoke under lamps: what moves in the air of a background video, and repeats."""
import numpy as np


def texture(seed, size=1024, steepness=1.45):
    """a field of noise that repeats at its edges; its mean is 0, its deviation 1"""
    r = np.random.default_rng(seed)
    f = np.hypot(*np.meshgrid(*[np.fft.fftfreq(size) * size] * 2))
    spectrum = np.fft.fft2(r.normal(size=(size, size))) * np.where(f > 4, f, np.inf) ** -steepness
    field = np.fft.ifft2(spectrum).real
    return (field / field.std()).astype(np.float32)


def sample(field, x, y):
    """the values of a repeating field at x and y, which count its size as 1"""
    n = len(field)
    x, y = x * n, y * n
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - i, y - j
    i, j, k, l = i % n, j % n, (i + 1) % n, (j + 1) % n
    above = field[j, i] * (1 - u) + field[j, k] * u
    return above * (1 - v) + (field[l, i] * (1 - u) + field[l, k] * u) * v


class Vapour:
    """upright sheets of vapour across the room, in metres: `sheets` are the distances of the first
    and the last one from the camera, and their number. Each is densest at `middle` (x), thins out
    over `width` and above the first of two `height`s, and is hidden by what is nearer. In the course
    of the loop its wisps move by `rise` and `drift`, widen and fade, while others take their place.
    `size` is that of the noise they are cut from, `amount` how much of the light around they catch"""

    def __init__(self, A, sheets, middle, width, height, rise, drift, size, amount):
        self.rise, self.drift, self.size, self.amount = rise, drift, size, amount
        self.noise, self.bend = texture(7), texture(8)
        z = A["z"][..., 0]
        h, w = z.shape
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        ray = np.stack([x - w / 2, h / 2 - y, np.full_like(x, -w * A["lens"])], -1)
        ray = ray / (w * A["lens"]) @ A["eye"][:3, :3].T
        self.sheets = []
        for d in np.geomspace(*sheets):
            X, _, Z = np.moveaxis(ray * d + A["eye"][:3, 3], -1, 0)
            free = np.clip((z - d) / 0.6, 0, 1)
            up = (Z - height[0]) / (height[1] - height[0])
            thin = np.exp(-np.maximum(0, up) - ((X - middle) / width) ** 2)
            self.sheets.append((X, Z, free * np.clip(up * 4, 0, 1) * thin))

    def at(self, t):
        """how much light the vapour adds in each place, as a part of the light around"""
        total = 0
        for n, (X, Z, density) in enumerate(self.sheets):
            for half in (0, 0.5):
                age = (t + half + n * 0.38) % 1
                wide = self.size * (1 + 0.6 * age)
                x = (X - self.drift * (age - 0.5)) / wide + n * 0.37 + half
                y = -(Z - self.rise * (age - 0.5)) / wide / 1.7 + n * 0.61
                bend = (0.5 + age) * 0.03 * sample(self.bend, x * 0.7, y * 0.7 + age * 0.1)
                wisps = np.maximum(0, sample(self.noise, x + bend, y + bend) - 0.3) ** 1.2
                total = total + np.sin(np.pi * age) ** 2 * density * wisps
        return self.amount * total[..., None].astype(np.float32)
