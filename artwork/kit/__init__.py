"""All that scenes and models are built from."""
import math
import random
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise
from .stage import *
from .nodes import *
from .materials import *
from .walls import *
from .shapes import *
from .light import *
from .cask import *
from .cello import *
from .beer import *
from .lamps import *
from .rooms import *
from .hops import *
from .backdrop import *
from .seal import *
from .sign import *
from .football import *
from .steam import *
from .people import *
