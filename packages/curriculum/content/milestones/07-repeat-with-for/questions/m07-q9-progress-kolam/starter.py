from kolam import *
done = 7
